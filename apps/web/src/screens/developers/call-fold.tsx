import { useState } from 'react';

import type { DescribedCall, DescribedParameter } from './described-call.ts';
import { Words } from './words.tsx';

/** A call in a line, and all about it once it is opened: there are more than a hundred. */
export function CallFold({ call }: { call: DescribedCall }) {
  const [wasOpened, setOpened] = useState(false);
  const [method, path] = call.address.split(' ');
  return (
    <details
      className="developers-call"
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>
        <b className="developers-method">{method}</b>
        <code>{path}</code>
        <span>{call.summary}</span>
      </summary>
      {wasOpened && <CallContent call={call} />}
    </details>
  );
}

const TOKENS = new Map([
  ['any', 'Any access token may make this call.'],
  ['never', 'No access token may make this call.'],
]);

function CallContent({ call }: { call: DescribedCall }) {
  const { name, description, token, parameters, body, answer, refusals } = call;
  const byToken =
    TOKENS.get(token) ?? `Access tokens with the scope \`${token}\` may make this call.`;
  return (
    <div className="developers-content">
      {[...description, byToken].map((text) => (
        <p key={text}>
          <Words text={text} />
        </p>
      ))}
      <p className="developers-quiet">
        In the description it is named <code>{name}</code>.
      </p>
      {parameters.length > 0 && <Parameters parameters={parameters} />}
      {body !== undefined && <Example title="Sent" text={body} />}
      {answer !== undefined && <Example title="Answered" text={answer} />}
      {refusals.length > 0 && (
        <>
          <h4>Refused</h4>
          <dl className="developers-parameters">
            {refusals.map(({ status, means }) => (
              <div key={status}>
                <dt>
                  <code>{status}</code>
                </dt>
                <dd>
                  <Words text={means} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}

function Parameters({ parameters }: { parameters: readonly DescribedParameter[] }) {
  return (
    <>
      <h4>Parameters</h4>
      <dl className="developers-parameters">
        {parameters.map(({ name, place, required, means }) => (
          <div key={name}>
            <dt>
              <code>{name}</code> <small>{required ? place : `${place}, optional`}</small>
            </dt>
            <dd>
              <Words text={means} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Example({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h4>{title}</h4>
      <pre className="developers-code">
        <code>{text}</code>
      </pre>
    </>
  );
}
