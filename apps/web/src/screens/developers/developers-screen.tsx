import './developers.css';
import { DEVELOPERS_META } from '@morsel/sdk/rules';

import { BackLink } from '../../ui/controls/back-link.tsx';
import { usePageMeta } from '../../ui/page/page-meta.ts';
import { Panel } from '../../ui/panels/panel.tsx';
import { Calls } from './calls.tsx';
import { FirstProgram } from './first-program.tsx';
import { GOOD_TO_KNOW } from './good-to-know-text.ts';
import { Words } from './words.tsx';

/** How to write a program against Morsel: a first one, what to know, and every call. */
export function DevelopersScreen() {
  usePageMeta(DEVELOPERS_META);
  return (
    <div className="developers-page">
      <BackLink to="/" className="uppercase">
        Back to feed
      </BackLink>
      <h1 className="h1">For developers</h1>
      <p className="developers-lead">
        Whatever Morsel's own pages do, your programs may do as well: read what is due, answer, add
        books, take everything along.
      </p>
      <div className="developers-panels">
        <FirstProgram />
        <Panel aria-labelledby="good-to-know">
          <h2 id="good-to-know" className="h2">
            Good to know
          </h2>
          <dl className="developers-facts">
            {GOOD_TO_KNOW.map(([title, text]) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>
                  <Words text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </Panel>
      </div>
      <Calls />
    </div>
  );
}
