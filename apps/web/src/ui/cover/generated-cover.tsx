import { useMemo } from 'react';

import { composeCover, type CoverDrawing, type CoverSubject } from './compose-cover.ts';
import { CoverShape } from './cover-shape.tsx';
import { outline, shapeKey } from './shapes.ts';

const width = 200;
const height = 300;
const figureHeight = 168;
const margin = 12;

function Figure({ drawing }: { drawing: CoverDrawing }) {
  return drawing.figure.map((shape) => <CoverShape key={shapeKey(shape)} shape={shape} />);
}

function Lettering({ drawing }: { drawing: CoverDrawing }) {
  const { title, author, text, titleBelow } = drawing;
  const top = titleBelow ? figureHeight : 0;
  const ascent = 0.8;
  const lines = title.lines.map((line, index) => ({
    line,
    y: top + margin + title.size * (index + ascent),
  }));
  return (
    <g fill={text}>
      <g className="cover-title" fontSize={title.size}>
        {lines.map(({ line, y }) => (
          <text key={y} x={margin} y={y}>
            {line}
          </text>
        ))}
      </g>
      <text className="cover-author" x={margin} y={top + (titleBelow ? 120 : 122)}>
        {author}
      </text>
      <text className="cover-book" x="190" y={top + (titleBelow ? 120 : 122)}>
        📖
      </text>
    </g>
  );
}

function FullCover({ drawing }: { drawing: CoverDrawing }) {
  const figureTop = drawing.titleBelow ? 0 : height - figureHeight;
  const rule = drawing.titleBelow ? figureHeight : figureTop;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={width} height={height} fill={drawing.ground} />
      <svg y={figureTop} width={width} height={figureHeight} overflow="hidden">
        <Figure drawing={drawing} />
      </svg>
      <path d={`M0 ${rule}H${width}`} stroke={outline} strokeWidth="5" />
      <Lettering drawing={drawing} />
    </svg>
  );
}

/** Too small for letters: the figure alone, in the middle. */
function ThumbCover({ drawing }: { drawing: CoverDrawing }) {
  const top = (figureHeight - height) / 2;
  return (
    <svg
      viewBox={`0 ${top} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect y={top} width={width} height={height} fill={drawing.ground} />
      <Figure drawing={drawing} />
    </svg>
  );
}

/** The drawn cover of a book without a picture; `thumb` is for covers under 60 px wide. */
export function GeneratedCover({
  title,
  author,
  topic,
  thumb = false,
}: CoverSubject & { thumb?: boolean }) {
  const drawing = useMemo(() => composeCover({ title, author, topic }), [title, author, topic]);
  return thumb ? <ThumbCover drawing={drawing} /> : <FullCover drawing={drawing} />;
}
