/** A book of a Debian package in two forms: one to be read, and its plain text to compare it with. */
export type DebianBook = {
  /** Package and path in it. */
  readonly file: readonly [name: string, path: string];
  readonly reference: readonly [name: string, path: string];
};

const MANUAL_LANGUAGES = ['ca', 'de', 'en', 'es', 'fr', 'it', 'ja', 'pl', 'pt_BR', 'ro'];
const GUIDE_LANGUAGES = ['ca', 'de', 'en', 'es', 'fr', 'it', 'ja', 'ru', 'vi', 'zh-cn'];
const DEBMAKE_LANGUAGES = ['de', 'en', 'ja', 'ru', 'zh-cn', 'zh-tw'];
const INSTALLATION_LANGUAGES = 'ca cs da de en es fr id it ja ko nl pt ro ru sv vi zh_CN'.split(
  ' ',
);
const FAQ_LANGUAGES = ['de', 'en', 'fr'];
const HISTORY_LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'lt', 'pt', 'ru'];

const liveManual = MANUAL_LANGUAGES.flatMap((language): DebianBook[] => {
  const path = (form: string) => `usr/share/doc/live-manual/${form}/live-manual.${language}`;
  const reference = ['live-manual-txt', `${path('txt')}.txt.gz`] as const;
  return [
    { file: ['live-manual-epub', `${path('epub')}.epub`], reference },
    { file: ['live-manual-odf', `${path('odt')}.odt`], reference },
  ];
});

const newMaintainersGuide = GUIDE_LANGUAGES.map((language) => {
  const name = language === 'en' ? 'maint-guide' : `maint-guide-${language}`;
  return inTwoForms(name, `usr/share/doc/${name}/maint-guide.${language}`, '.pdf');
});

/** The PDFs in Italian and Russian hold a title page alone, the Japanese one a quarter of the text. */
const developersReference = ['', 'de', 'fr', 'it', 'ja', 'ru'].flatMap((language) => {
  const name = ['developers-reference', language].filter(Boolean).join('-');
  const path = ['usr/share/developers-reference', language, 'developers-reference'];
  const base = path.filter(Boolean).join('/');
  const forms = ['it', 'ja', 'ru'].includes(language) ? ['.epub'] : ['.epub', '.pdf'];
  return forms.map((form) => inTwoForms(name, base, form));
});

const faq = FAQ_LANGUAGES.map((language) => {
  const name = language === 'en' ? 'debian-faq' : `debian-faq-${language}`;
  return inTwoForms(name, `usr/share/doc/debian/FAQ/debian-faq.${language}`, '.pdf.gz');
});

const history = HISTORY_LANGUAGES.map((language) =>
  inTwoForms(
    'debian-history',
    `usr/share/doc/debian-history/docs/project-history.${language}`,
    '.epub',
  ),
);

const maintainersGuide = DEBMAKE_LANGUAGES.flatMap((language) =>
  ['.epub', '.pdf'].map((form) =>
    inTwoForms('debmake-doc', `usr/share/doc/debmake-doc/debmake-doc.${language}`, form),
  ),
);

const INSTALLATION = 'installation-guide-amd64';
const installationGuide = INSTALLATION_LANGUAGES.map((language) =>
  inTwoForms(
    INSTALLATION,
    `usr/share/doc/${INSTALLATION}/${language}/install.${language}`,
    '.pdf.gz',
  ),
);

const reference = ['en', 'de'].map((language) => {
  const name = `debian-reference-${language}`;
  return inTwoForms(name, `usr/share/debian-reference/debian-reference.${language}`, '.pdf');
});

const POLICY = 'usr/share/doc/debian-policy';
const policy = [
  inTwoForms('debian-policy', `${POLICY}/policy`, '.epub'),
  inTwoForms('debian-policy', `${POLICY}/policy`, '.pdf.gz'),
  inTwoForms('debian-policy', `${POLICY}/fhs/fhs-3.0`, '.pdf.gz'),
];

export const DEBIAN_BOOKS: readonly DebianBook[] = [
  ...liveManual,
  ...newMaintainersGuide,
  ...developersReference,
  ...faq,
  ...history,
  ...maintainersGuide,
  ...installationGuide,
  ...reference,
  ...policy,
];

function inTwoForms(name: string, base: string, form: string): DebianBook {
  return { file: [name, `${base}${form}`], reference: [name, `${base}.txt.gz`] };
}
