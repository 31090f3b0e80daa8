import { Drain, type Tab } from './drain/drain.ts';
import { openNews } from './drain/news.ts';
import { page, type Surroundings } from './drain/surroundings.ts';
import { createWords } from './drain/words.ts';

/** A tab of its own: it sends in turn with others and hears from them. */
export function openTab(around: Surroundings = page): Tab {
  const words = createWords();
  const news = openNews(words);
  return { around, words, news, drain: new Drain({ around, words, news }) };
}

/** Sends nothing any more, and hears nothing. */
export function closeTab({ drain, news }: Tab): void {
  drain.stop();
  news.close();
}
