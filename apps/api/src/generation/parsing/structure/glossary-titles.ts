const GLOSSARY =
  /glossary|\b(?:glossar(?:y|ies|ium)?|glossaire|glosario|glossário|glosari|begriffe|begriffserklärung(?:en)?|fachbegriffe|lexicon|lexique|vocabulary|vocabulaire|terminolog(?:y|ie)|woordenlijst|begrippenlijst|słowniczek|ordlista|ordliste|definitions|definitionen|définitions|definiciones|definizioni|key terms|terms and (?:definitions|abbreviations|acronyms|concepts)|nomenclature|acronyms|abbreviations|abkürzungen|abréviations|sigles|siglas|acrónimos|abbreviazioni)\b|^[\d.]*\s*(?:basic |important )?terms$|глоссарий|словарь терминов|用語集|術語|术语|词汇表|詞彙表|용어/iu;

/** Whether a heading says that terms are explained below it, in one of many languages. */
export function isGlossaryTitle(title: string): boolean {
  return GLOSSARY.test(title);
}
