import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';

import { WayLink } from './way-link.tsx';

/** The way back, on top of a screen. */
export function BackLink(props: Omit<ComponentProps<typeof WayLink>, 'icon'>) {
  return <WayLink {...props} icon={ArrowLeft} />;
}
