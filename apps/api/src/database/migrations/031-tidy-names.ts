import { type Kysely, sql } from 'kysely';

type Texts<Column extends string> = { id: number } & Record<Column, string>;
type Named = {
  books: Texts<'title' | 'author' | 'description' | 'identity' | 'title_key' | 'search_key'>;
  users: Texts<'name'>;
  passkeys: Texts<'name'>;
  source_readers: { source_id: number; user_id: number; name: string };
};
type Db = Kysely<Named>;

/** Takes out of titles and names what new ones are kept without: what turns their direction, or is not seen. */
export async function up(db: Db): Promise<void> {
  await tidyBooks(db);
  await tidyNames(db, 'users');
  await tidyNames(db, 'passkeys');
  await tidyTexts(db);
}

async function tidyBooks(db: Db): Promise<void> {
  const books = await db
    .selectFrom('books')
    .select(['id', 'title', 'author', 'description', 'identity'])
    .orderBy('id')
    .execute();
  for (const { id, identity, ...before } of books) {
    const title = tidied(before.title);
    const author = tidied(before.author);
    const description = tidied(before.description);
    const isTidy =
      title === before.title && author === before.author && description === before.description;
    const now = identityOf(title, author);
    if (isTidy && now === identity) continue;
    const keys = {
      title_key: [...folded(title)].slice(0, 100).join(''),
      search_key: folded(`${title} ${author} ${description}`),
    };
    // Readers' items hang on both of two twins, so the later one keeps the identity that it had.
    const isTaken = now !== identity && (await hasIdentity(db, now));
    await db
      .updateTable('books')
      .set({ title, author, description, ...keys, ...(!isTaken && { identity: now }) })
      .where('id', '=', id)
      .execute();
  }
}

async function hasIdentity(db: Db, identity: string): Promise<boolean> {
  const twin = db.selectFrom('books').select('id').where('identity', '=', identity);
  return (await twin.executeTakeFirst()) !== undefined;
}

async function tidyNames(db: Db, table: 'users' | 'passkeys'): Promise<void> {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'name'])
    .where('name', 'is not', null)
    .where(maybeUntidy)
    .execute();
  for (const { id, name } of rows) {
    const tidy = tidied(name);
    if (tidy !== name) {
      await db.updateTable(table).set({ name: tidy }).where('id', '=', id).execute();
    }
  }
}

/** A name of nothing that is seen could be given to texts, and to nothing else. */
async function tidyTexts(db: Db): Promise<void> {
  const texts = await db
    .selectFrom('source_readers')
    .select(['source_id', 'user_id', 'name'])
    .where(maybeUntidy)
    .execute();
  for (const { source_id, user_id, name } of texts) {
    const tidy = tidied(name);
    if (tidy === name) continue;
    await db
      .updateTable('source_readers')
      .set({ name: tidy === '' ? 'Text' : tidy })
      .where('source_id', '=', source_id)
      .where('user_id', '=', user_id)
      .execute();
  }
}

/** Of many readers most have names of plain letters in single spaces. */
const maybeUntidy = sql<boolean>`(octet_length(name) <> length(name) or name like '%  %' or name <> trim(name))`;

/** As `tidyName` was when this was written, and all that it needed. */
function tidied(text: string): string {
  return text
    .replaceAll(NEVER_NEEDED, '')
    .replaceAll(/([\u200C\u200D])[\u200C\u200D]+/g, '$1')
    .replaceAll(NEEDED_OR_UNSEEN, (found) => (ARE_UNSEEN.test(found) ? '' : found))
    .replaceAll(/(\p{M}{30})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll(/[\s\u0085]+/g, ' ')
    .trim();
}

const SOMETIMES_NEEDED = String.raw`\u180B-\u180F\u200C\u200D\uFE00-\uFE0F\u{E0020}-\u{E007F}\u{E0100}-\u{E01EF}`;
const NEVER_NEEDED = new RegExp(
  String.raw`(?![\t-\r\u0085${SOMETIMES_NEEDED}])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\p{Cc}\p{Cs}]`,
  'gu',
);
const ARE_UNSEEN = new RegExp(`^[${SOMETIMES_NEEDED}]+$`, 'u');
const JOINED_SCRIPTS =
  'Arabic Syriac Mandaic Nko Adlam Hanifi_Rohingya Mongolian Tifinagh Devanagari Bengali Gurmukhi Gujarati ' +
  'Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Tibetan Balinese Javanese Sundanese Chakma ' +
  'Meetei_Mayek Newa Tirhuta Grantha Sharada Tai_Tham';
const ofJoinedScripts = JOINED_SCRIPTS.split(' ')
  .map((script) => String.raw`\p{Script_Extensions=${script}}`)
  .join('');
const MARK = String.raw`(?![${SOMETIMES_NEEDED}])\p{M}`;
const NON_JOINER = String.raw`\u200C(?=(?=[\p{L}\p{M}])[${ofJoinedScripts}])`;
const MONGOLIAN_LETTER = String.raw`(?=\p{L})\p{Script=Mongolian}`;
const PICTURE = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?`;
const NEEDED_OR_UNSEEN = new RegExp(
  [
    String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
    String.raw`${PICTURE}(?:\u200D${PICTURE})*`,
    String.raw`[0-9#*]\uFE0F\u20E3`,
    String.raw`\p{Script=Han}[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`,
    String.raw`[\p{Script=Myanmar}\p{Script=Phags_Pa}]\uFE00`,
    String.raw`${MONGOLIAN_LETTER}(?:${MARK}|[\u180B-\u180D\u180F])*(?:\u180E(?=${MONGOLIAN_LETTER})|\u200D|${NON_JOINER})?`,
    String.raw`(?=\p{L})[${ofJoinedScripts}](?:(?:${MARK})*(?:\u200D|${NON_JOINER}))+`,
    `[${SOMETIMES_NEEDED}]`,
  ].join('|'),
  'gu',
);

/** As `bookIdentity` was when this was written. */
function identityOf(title: string, author: string): string {
  const key = (text: string) =>
    text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').toLowerCase();
  return `${key(title)}\n${key(author)}`;
}

/** As `foldedText` was when this was written. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}+/gu, '')
    .replaceAll(/[’‘ʼ]/g, "'")
    .toLowerCase();
}
