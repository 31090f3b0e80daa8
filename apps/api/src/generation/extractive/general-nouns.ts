/** They say nothing by themselves: "a large number", "in a similar fashion". */
const GENERAL =
  /(?:^| )(?:account|action|amount|aspect|beginning|case|characteristic|conduct|cost|course|day|deal|default|degree|detail|direction|effect|end|example|extent|fact|fashion|hand|head|hour|hundred|individual|instance|kind|lack|lecture|level|majority|manner|mass|matter|means|mind|minute|moment|month|morning|night|number|observer|part|past|people|name|person|piece|place|point|portion|prospect|response|result|run|section|screen|sense|set|side|solution|sort|step|sum|thing|thousand|time|tool|variety|version|view|way|week|working|year)s?$/i;
const CALENDAR =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)$/;
const COUNTED =
  /^(?:hundred|thousand|million|dozen|two|three|four|five|six|seven|eight|nine|ten)s? /i;
const POINTING = /^(?:above|below|left|right|following|previous)$/i;

/** Whether a noun of English is guessed, or not worth to be known, whatever the text is about. */
export const isGeneralNoun = (noun: string): boolean =>
  GENERAL.test(noun) || CALENDAR.test(noun) || COUNTED.test(noun) || POINTING.test(noun);
