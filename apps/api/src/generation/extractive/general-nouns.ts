/** They say nothing by themselves: "a large number", "in a similar fashion". */
const GENERAL =
  /(?:^| )(?:account|action|amount|aspect|advantage|approach|beginning|benefit|case|choice|concept|characteristic|conduct|cost|course|day|deal|decrease|default|degree|difference|distinction|detail|direction|effect|end|example|extent|fact|fall|fashion|gap|hand|head|hour|hundred|idea|improvement|increase|individual|instance|kind|lack|lecture|level|majority|manner|mass|matter|means|mind|minute|moment|month|morning|multitude|nature|night|number|observer|part|past|path|people|name|person|piece|place|point|portion|potential|process|prospect|purpose|quantity|response|result|rise|run|section|screen|sense|set|shift|side|solution|sort|step|sum|task|tendency|thing|thousand|time|tool|total|use|variety|version|view|way|week|working|year)s?$/i;
const CALENDAR =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)$/;
const COUNTED =
  /^(?:hundred|thousand|million|dozen|two|three|four|five|six|seven|eight|nine|ten)s? /i;
/** Taken for plurals. */
const VERBS =
  /^(?:allow|contain|describe|hold|include|involve|make|mean|occur|provide|refer|represent|require|show|use)s$/i;
const POINTING = /^(?:above|below|left|right|following|previous)$/i;

/** Whether a noun of English is guessed, or not worth to be known, whatever the text is about. */
export const isGeneralNoun = (noun: string): boolean =>
  GENERAL.test(noun) ||
  CALENDAR.test(noun) ||
  COUNTED.test(noun) ||
  POINTING.test(noun) ||
  VERBS.test(noun);
