import { Link } from '../../navigation/link.tsx';
import { useLocation } from '../../navigation/use-location.ts';
import { FEED, type Way } from './ways.ts';

type NavLinksProps = { ways: readonly Way[]; className: string; onClick?: () => void };

/** Ways through the house, the page's own marked; `className` draws one link. */
export function NavLinks({ ways, className, onClick }: NavLinksProps) {
  const { pathname } = useLocation();
  const here = pathname === '/feed' ? FEED.to : pathname;
  return ways.map(({ label, to, icon: Icon, News }) => (
    <Link
      key={to}
      to={to}
      className={className}
      aria-current={to === here ? 'page' : undefined}
      onClick={onClick}
    >
      {Icon && <Icon className="icon" />}
      {label}
      {News && <News />}
    </Link>
  ));
}
