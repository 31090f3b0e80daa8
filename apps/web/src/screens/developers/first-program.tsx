import { program } from 'virtual:api-description';

import { below } from '../../base-path.ts';
import { useOfflineStatus } from '../../data/pending-operations.ts';
import { Link } from '../../navigation/link.tsx';
import { Panel } from '../../ui/panels/panel.tsx';

/** The server alone has it: without it a link would lead to the browser's own page of failure. */
function Description() {
  const { connection } = useOfflineStatus();
  if (connection === 'offline') {
    return (
      <>
        description in OpenAPI 3.1 <b>(you are offline: it opens once Morsel is reached again)</b>
      </>
    );
  }
  return (
    <a href={below('/api/openapi.json')} className="developers-link">
      description in OpenAPI 3.1
    </a>
  );
}

/** From nothing to a program that answers. */
export function FirstProgram() {
  return (
    <Panel aria-labelledby="first-program">
      <h2 id="first-program" className="h2">
        Your first program
      </h2>
      <ol className="developers-steps">
        <li>
          Make an access token in your{' '}
          <Link to="/settings" className="developers-link">
            settings
          </Link>
          , with the scope <code>study</code>. It is shown once: keep it as you keep a password.
        </li>
        <li>
          Install the client: <code>npm install @morsel/sdk</code>
        </li>
        <li>
          Say where and who, in <code>MORSEL_URL</code> (<code>{location.origin + below()}</code>)
          and <code>MORSEL_TOKEN</code>, and run this with Node, Deno or Bun:
          <pre className="developers-code">
            <code>{program}</code>
          </pre>
        </li>
      </ol>
      <p>
        In another language, make a client of the <Description /> by your generator of choice, or
        call by hand with <code>Authorization: Bearer &lt;token&gt;</code>.
      </p>
    </Panel>
  );
}
