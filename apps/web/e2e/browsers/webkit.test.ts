import { goTheMainWay } from './main-way.ts';
import { webkit } from './webkit.ts';

goTheMainWay(webkit);
