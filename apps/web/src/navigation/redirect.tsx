import { useEffect } from 'react';

import { useNavigate } from './use-location.ts';

/** Leads on at once, and away from where there is nothing to come back to. */
export function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
