import { firefox } from './firefox.ts';
import { goTheMainWay } from './main-way.ts';

goTheMainWay(firefox);
