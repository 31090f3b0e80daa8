import './book-memory.css';
import type { Book, BookMemory as Memory } from '@morsel/sdk/contract';

import { useBookMemory } from '../../data/progress/memory.ts';
import { MemoryBar } from '../../features/memory/memory-bar.tsx';
import { topicStyle } from '../../features/topics/topic-style.ts';
import { FigureTable } from '../../ui/charts/figure-table.tsx';
import { ForecastChart } from '../../ui/charts/forecast-chart.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Panel } from '../../ui/panels/panel.tsx';

/** What the reader knows of the book, and for how long; nothing before they have met some of it. */
export function BookMemory({ book }: { readonly book: Book }) {
  const { data: memory, isError, isFetching, refetch } = useBookMemory(book.id);
  if (memory) return memory.met > 0 ? <MemoryPanel book={book} memory={memory} /> : null;
  if (!isError) return null;
  return (
    <div className="book-memory-failure">
      <p>What you remember of it did not arrive.</p>
      <Button small variant="paper" pending={isFetching} onClick={() => void refetch()}>
        TRY AGAIN
      </Button>
    </div>
  );
}

function MemoryPanel({ book, memory }: { readonly book: Book; readonly memory: Memory }) {
  const { met, forecast } = memory;
  const top = Math.max(met, ...forecast);
  return (
    <Panel className="book-memory" aria-label="What you remember">
      <MemoryBar topic={book.topic} memory={memory}>
        <h2 className="h2">What you remember</h2>
      </MemoryBar>
      <div style={topicStyle(book.topic)}>
        <ForecastChart
          forecast={forecast}
          top={top}
          topName={`${met} met so far`}
          label={`The next 30 days without practice: from about ${forecast[0]} to about ${forecast.at(-1)} of ${met} met so far.`}
        />
      </div>
      <FigureTable
        label="Day by day"
        columns={['Day', 'You remember about']}
        rows={forecast.map((known, day) => [dayName(day), String(known)])}
      />
    </Panel>
  );
}

function dayName(day: number): string {
  if (day === 0) return 'Today';
  return day === 1 ? 'Tomorrow' : `In ${day} days`;
}
