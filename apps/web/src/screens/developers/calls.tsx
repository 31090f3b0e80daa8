import { useState } from 'react';
import { groups as described } from 'virtual:api-description';

import { Field } from '../../ui/fields/field.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { hasWords } from '../../ui/text/has-words.ts';
import { CallFold } from './call-fold.tsx';
import type { CallGroup } from './described-call.ts';

const groups = described as readonly CallGroup[];

/** Groups with the calls in whose name, address or summary all words stand. */
function found(words: string): readonly CallGroup[] {
  const matching = groups.map((group) => ({
    ...group,
    calls: group.calls.filter(({ name, address, summary }) =>
      hasWords(words, [name, address, summary, group.name]),
    ),
  }));
  return matching.filter(({ calls }) => calls.length > 0);
}

/** Every call of the API, to be searched and opened. */
export function Calls() {
  const [words, setWords] = useState('');
  const shown = found(words);
  const count = shown.reduce((sum, { calls }) => sum + calls.length, 0);
  return (
    <>
      <h2 className="h2">All calls</h2>
      <search className="developers-search">
        <Field
          label="Find a call"
          type="search"
          placeholder="feed, export, POST …"
          autoComplete="off"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <output className="figures">{count === 1 ? '1 call' : `${count} calls`}</output>
      </search>
      {shown.map(({ name, description, calls }) => (
        <Panel key={name} aria-label={name}>
          <h3 className="h3">{name}</h3>
          <p className="developers-quiet">{description}</p>
          <ul className="developers-calls">
            {calls.map((call) => (
              <li key={call.name}>
                <CallFold call={call} />
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </>
  );
}
