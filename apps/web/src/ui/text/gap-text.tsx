import './gap-text.css';
import { Fragment, type ReactNode } from 'react';

import { BLANK, GAPS } from './spoken-text.ts';

interface GapTextProps {
  readonly text: string;
  /** What stands in the gap, once that is known. */
  readonly filling?: ReactNode;
}

/** A text whose gap, if it has one, is drawn as a blank or filled. */
export function GapText({ text, filling }: GapTextProps) {
  return text.split(GAPS).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (filling ?? <Blank />)}
      {part}
    </Fragment>
  ));
}

/** A gap that nothing is known to fill. */
export function Blank() {
  return (
    <span className="gap">
      <span className="sr-only">{BLANK}</span>
    </span>
  );
}
