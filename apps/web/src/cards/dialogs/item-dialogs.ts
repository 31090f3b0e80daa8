export { KeysDialog } from './keys-dialog.tsx';
export { PassageDialog } from './passage-dialog.tsx';
export { ReportDialog } from './report-dialog.tsx';
