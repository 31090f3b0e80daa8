import { Redirect } from '../navigation/redirect.tsx';
import { Route, Switch } from '../navigation/routes.ts';
import { useLocation } from '../navigation/use-location.ts';
import { NotFound } from '../screens/not-found/not-found.tsx';
import { screenOf } from './screen-of.tsx';

const AdminScreen = screenOf(
  async () => (await import('../screens/admin/admin-screen.tsx')).AdminScreen,
);
const DevelopersScreen = screenOf(
  async () => (await import('../screens/developers/developers-screen.tsx')).DevelopersScreen,
);

/** What few readers ever open: to know of it costs the first load of all others nothing. */
export function RareScreens() {
  return (
    <Switch>
      <Route path="/admin" component={AdminScreen} />
      <Route path="/developers" component={DevelopersScreen} />
      <Route component={Elsewhere} />
    </Switch>
  );
}

/** All addresses are in small letters: who writes capitals is led there, as by the server. */
function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  const small = pathname.toLowerCase();
  return small === pathname ? <NotFound /> : <Redirect to={small + search + hash} />;
}
