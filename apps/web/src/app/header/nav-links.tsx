import { Brain, Cookie } from 'lucide-react';
import { Link, useLocation } from 'react-router';

const links = [
  { label: 'Brain', to: '/library', icon: Brain, paths: ['/library'] },
  { label: 'Feed', to: '/', icon: Cookie, paths: ['/', '/feed'] },
];

/** The two ways through the house; `className` draws one link. */
export function NavLinks({ className, onClick }: { className: string; onClick?: () => void }) {
  const { pathname } = useLocation();
  return links.map(({ label, to, icon: Icon, paths }) => (
    <Link
      key={to}
      to={to}
      className={className}
      aria-current={paths.includes(pathname) ? 'page' : undefined}
      onClick={onClick}
    >
      <Icon className="icon" />
      {label}
    </Link>
  ));
}
