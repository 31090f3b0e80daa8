import './skip-link.css';
import { CONTENT_ID } from '../ui/page/content.ts';

/** Lets keyboards pass the header. */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${CONTENT_ID}`}>
      Skip to content
    </a>
  );
}
