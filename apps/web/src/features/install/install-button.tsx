import { useState } from 'react';

import type { ButtonLook } from '../../ui/controls/button-look.ts';
import { Button } from '../../ui/controls/button.tsx';
import { optionalPart } from '../../ui/optional-part.tsx';
import { askToInstall, type InstallWay, useInstallWay } from './install-way.ts';

const InstallSteps = optionalPart(async () => (await import('./install-steps.tsx')).InstallSteps);

/** Installs Morsel, or says how; not there where there is no way to. */
export function InstallButton(look: Pick<ButtonLook, 'variant' | 'wide'>) {
  const way = useInstallWay();
  return way && <OfferedButton way={way} look={look} />;
}

function OfferedButton({ way, look }: { way: InstallWay; look: ButtonLook }) {
  const [explaining, setExplaining] = useState(false);
  return (
    <>
      <Button
        {...look}
        className="uppercase"
        onClick={() => (way === 'prompt' ? void askToInstall() : setExplaining(true))}
      >
        Install Morsel
      </Button>
      {explaining && <InstallSteps onClose={() => setExplaining(false)} />}
    </>
  );
}
