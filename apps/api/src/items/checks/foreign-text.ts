import { remembering } from './remembering.ts';

/** What a text may hold that no reader is to be asked or told, as a noun for a sentence. */
export type Foreign =
  | 'markup'
  | 'an address'
  | 'a secret'
  | 'words to a model'
  | 'words of a model';

const ENDS = 'com|org|net|io|ai|dev|app|info|biz|gov|edu|example|co\\.uk|de|fr|eu';
const SECRETS =
  '(?:api|secret|private|access|licen[cs]e|encryption)[ -]?(?:key|token|code)|password|passphrase|passcode|credentials?|pin(?: code)?';
const ORDERING = '(?:ignore|disregard|forget|override|bypass)';
const EARLIER = '(?:previous|prior|above|earlier|preceding|foregoing|original)';
const RULES = '(?:instruction|prompt|guideline|directive|programming|training)s?';

const anyOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'), 'i');

/** Not "a<b and c>d", which is mathematics. */
const MARKUP = anyOf(
  String.raw`<\/?[a-z][a-z\d-]*(?:\s+[\w:-]+=[^<>]*)?\s*\/?>|<(?:script|iframe|img|svg|style|input|object|embed|link|meta)\b|<!--|<!\[|<!doctype`,
  String.raw`&(?:amp|lt|gt|quot|apos|nbsp|mdash|ndash|hellip|#x?[\da-f]+);|\bjavascript:|\bon(?:error|load|click)\s*=`,
  String.raw`\*\*|~~\w|` + '```' + String.raw`|(?:^|\n)#{1,6} |(?:^|\n)\* |\|\s*:?-{3,}`,
  String.raw`!\[[^\]]{0,200}\]\(|\[[^\]]{1,200}\]\((?:https?:|\/|#|www\.|mailto:|[\w-]+\.\w)|\[\/?(?:b|i|u|url|img|quote|code)(?:=[^\]]{0,200})?\]`,
  String.raw`\\n|\uFFFD|\[object`,
);

/** A company may be named "Booking.com". */
const ADDRESS = anyOf(
  String.raw`\b(?:https?|ftp|file):\/\/|\bmailto:|\bwww\.\w`,
  String.raw`\b[\w-]{1,63}\.(?:${ENDS})\/\w|\b(?:visit|go to|log in (?:at|to)|sign up (?:at|on)|click(?: on)?) [\w.-]{1,100}\.(?:${ENDS})\b`,
  String.raw`\b[\w.+-]{1,64}@[\w-]{1,63}\.\w{2,}|\b[\w.+-]{1,64} ?[([{] ?at ?[)\]}] ?[\w-]+|\b\w+ at \w+ dot (?:${ENDS})\b`,
  String.raw`(?<![\d.,])(?:\+|00)\d{1,3}[ .()/-]{1,2}\d[\d .()/-]{5,}\d\b|(?<![\d.,-])(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}\b`,
  String.raw`\b(?:tel|phone|telephone|fax|mobile)(?:\.:?|:) ?\+?\d[\d ()/-]{4,}\d|\b(?:call|phone|dial|ring|text)(?: (?:us|me|now|today|on|at|this|the|number)){1,3}:? ?\+?\d[\d ()/-]{4,}\d`,
);

/** That a password is hashed, or eight letters long, is no secret. */
const SECRET = new RegExp(
  [
    String.raw`\b(?:[Mm]y|[Oo]ur) (?:own |current |secret )?(?:API |api )?(?:key|token|password|passphrase|PIN) (?:is|was)\b`,
    String.raw`\b(?:${SECRETS})\b[”"')]?(?: (?:is|was|are|of|to use is))?(?: |: ?|=|: )[“"'${'`'}]?(?!\d+-[a-z])(?:(?=[^\s]*\d)(?=[^\s]*[a-zA-Z])[\w./+!@#$%^&*~-]{6,}|\d{4,}\b(?![- ][a-z]))`,
    String.raw`\b(?:sk|pk|rk)[-_](?:live_|test_|proj-|ant-)?(?=[\w-]*\d)[\w-]{6,}|\b(?:gh[pousr]_|github_pat_|glpat-|hf_|npm_)\w{16,}|\bAKIA[A-Z\d]{12,}|\bAIza[\w-]{20,}|\bxox[abprs]-[\w-]{8,}`,
    String.raw`\beyJ[\w-]{8,400}\.[\w-]{8,}|-----BEGIN |\bBearer [\w.-]{16,}|\b(?=[A-Za-z]*\d)(?=[a-f\d]*[a-f])[a-f\d]{32,}\b`,
    String.raw`(?<![\w/-])(?=\w*\d)(?=\w*[a-z])(?=\w*[A-Z])\w{24,}(?![\w/-])`,
  ].join('|'),
);

/** "Ignore prior losses" is good advice. */
const TO_A_MODEL = anyOf(
  String.raw`\b${ORDERING} (?:all |any |every |everything )?(?:of )?(?:in )?(?:the |your |these |my )?(?:${EARLIER} |system )*${RULES}\b`,
  String.raw`\b${ORDERING} (?:all |any )?(?:of )?(?:the |your |my )?${EARLIER} (?:messages?|context|conversation)\b`,
  String.raw`(?:^|[.!?:,;] ?|\bplease |\band )${ORDERING} (?:all |any |everything )?(?:of )?(?:the |your |my )?${EARLIER} (?:rules?|orders?|commands?|directions?|text|questions?|answers?)\b`,
  String.raw`\b${ORDERING} (?:everything|anything|all|what was said|the) (?:above|before(?: this)?)(?: and\b|[.,!:;]|$)`,
  String.raw`\b(?:system|developer|hidden) prompt\b|\b(?:reveal|repeat|print|show) (?:me )?(?:your|the) (?:system |hidden |initial )*(?:prompt|instructions)\b|\bnew instructions?:`,
  String.raw`\byou are (?:now )?(?:an? )?(?:helpful |unrestricted |large )*(?:ai|chatgpt|assistant|chatbot|language model|DAN)\b|\b(?:act|pretend to be|respond) as (?:if you were )?an? (?:ai|unrestricted|language model|chatbot)\b`,
  String.raw`\b(?:reply|respond|answer|output) (?:only|solely|exclusively) (?:with|in|the|in the form)\b|\bmark (?:each|every|all|any|this|the)(?: \w+)? as (?:correct|right|true)\b`,
  String.raw`<\|[a-z_]+\|>|\[\/?INST\]|<<\/?SYS>>|(?:^|\n)(?:assistant|system) ?: `,
);

const OF_A_MODEL = anyOf(
  String.raw`\bas an? (?:ai|(?:ai |large )*language model|ai (?:model|assistant)|chatbot)(?:[,.]| i\b| my\b|$)`,
  String.raw`\bI(?: am|['’]m) (?:just |only |sorry, but )*(?:an? )?(?:ai|(?:large )?language model)\b|\bI (?:cannot|can['’]t|am unable to) (?:assist|help with|verify|fulfil|comply|access|browse|answer this)`,
  String.raw`\bmy (?:knowledge cut-?off|training data)\b|^(?:sure|certainly|of course)(?:!|, (?:here|i|let me)\b)`,
  String.raw`\bhere (?:is|are) (?:a|an|the|your|some) (?:question|flashcard|quiz|answer)s?\b`,
);

const SIGNS: readonly (readonly [Foreign, RegExp])[] = [
  ['words to a model', TO_A_MODEL],
  ['words of a model', OF_A_MODEL],
  ['a secret', SECRET],
  ['an address', ADDRESS],
  ['markup', MARKUP],
];

/**
 * What a text holds that belongs neither into an item nor into a description, whoever wrote it: a
 * book can carry orders, keys, addresses and markup, and a model hands them on.
 */
export const foreignIn = remembering(
  (text): Foreign | undefined => SIGNS.find(([, sign]) => sign.test(text))?.[0],
);
