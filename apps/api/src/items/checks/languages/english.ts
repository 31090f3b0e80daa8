import { type Language, anyOf, anyWord, endings, opening, opposites, words } from './language.ts';

const COUNTS = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+';

export const ENGLISH: Language = {
  code: 'en',
  functionWords: words(`
    a about above after again against also an and any are as at be because been before being below between both
    but by came can come comes could does doing done down during each else ever for from gave give
    gives goes had has have having he her here hers himself his how i if in into is it its itself just keep
    kept like made make makes may more most much must name not of off on once one only or other our ours out
    over own same says shall should so some such take taken takes tell than that the their them then
    there these they thing things this those through to two under until upon very want was we well were what
    when where whether which while who whom whose why will with would your`),
  endings: endings('ations ation ions ion ments ment ness ings ing ies ers er ed es ly al s y e'),
  absolute: anyWord(
    '(?<!\\b(?:not|after|at|above|nearly|almost|hardly) )(?:absolutely|all|always|completely|entirely|every|everybody|everyone|everything|everywhere|exclusively|forever|impossible|inevitably|invariably|never|nobody|none|nothing|only|perfectly|totally|undoubtedly|universally|wholly)',
    'under no circumstances|without exception|in no way|not a single',
  ),
  mildAbsolute: anyWord('all|only|nothing|none|everything|everywhere|entirely|totally'),
  noAbsolute: anyWord(
    'every (?:other|second|third|day|week|month|year|night|morning|evening|now and (?:then|again)|so often|bit as|inch)',
    'all in all|(?:first of|last of|best of|most of|worst of|once and for) all',
    'all (?:over|along|but|at once|of a sudden|sorts of|kinds of|manner of|too)',
    'all the (?:same|while|more|better|worse|way)|for all (?:its|his|her|their|that)',
    'by all (?:means|accounts)|in every (?:sense|way|respect)|all or nothing|nothing but',
    'never mind|now or never|none of|none other than|none the (?:less|wiser|worse|better)',
    'not only|if only|only (?:then|child|son|daughter|just)|second to none|none but',
    `(?:all|every one of|only) (?:of )?(?:the )?(?:${COUNTS})`,
  ),
  vague: anyWord(
    '(?<!\\b(?:the|at) )(?:commonly|frequently|generally|infrequently|most|mostly|normally|occasionally|often|rarely|regularly|seldom|sometimes|typically|usually)',
  ),
  asksForTheWrong: anyWord(
    '(?<!\\bat )(?:cannot|except|excluding|incorrect|incorrectly|least|neither|never|none|not|untrue)',
    "\\p{L}+n[’']t",
    '(?:which|what|choose|select|identify|find|pick)\\b.*\\b(?:is|are|was|were|the) (?:false|wrong|inaccurate|odd one out|exception)',
  ),
  negation: anyWord(
    '(?:barely|cannot|deny|denied|denies|except|fail|failed|fails|false|hardly|impossible|incorrect|lack|lacked|lacks|(?<!\\bat )least|neither|never|no|nobody|none|nor|not|nothing|nowhere|refuse|refused|refuses|scarcely|uncommon|unlikely|unlike|untrue|unusual|without)',
    "\\p{L}+n[’']t",
  ),
  condition: /,? \b(?:if|because|although|though|while|since|unless)\b[^?]*/giu,
  asksWhy: opening('why\\b'),
  catchAll: anyOf(
    '\\b(?:all|none|both|neither|any|either|two|some|more than one) of (?:the )?(?:above|these|them|those|options|answers|choices)\\b',
    '^(?:both |only )?(?:[a-e]|[1-5]|i+v?) (?:and|or) (?:[a-e]|[1-5]|i+v?)(?: only)?$',
    '^(?:all|none|both|neither|everything|nothing) (?:above|mentioned|listed|correct|applies|apply)\\b',
    '^(?:both|neither|all|none)$|^(?:all|both|none|neither|they) (?:are|is) (?:all )?(?:correct|true|right|possible)$|\\b(?:options?|answers?|choices?) [a-e]\\b',
  ),
  pointsAtText: anyOf(
    '\\b(?:the|this|that|these|given|provided) (?:passage|text|excerpt|extract|paragraph|chapter|section|quote|quotation|snippet)s?\\b(?! (?:of|to|through|from|between|across|over|around)\\b)',
    '\\b(?:as|the) (?:above|following|preceding|previous) (?:text|passage|paragraph|chapter|section|sentence)s?\\b',
    '\\b(?:mentioned|described|discussed|stated|listed|explained|shown|given) (?:above|below|earlier|here|in (?:the|this) (?:text|book|passage|chapter|source))\\b',
    '\\b(?:above|below|earlier)[- ]mentioned\\b',
    '\\bthe (?:first|second|third|last|other|former|latter)(?: one)? of (?:these|those|them)\\b',
    '\\bas (?:we|you) (?:have )?(?:saw|seen|read|learned|noted)\\b',
    '\\baccording to the (?:book|source|material|information)\\b',
    '\\bdo(?:es)? the (?:book|source)\\b',
    '\\b(?:figure|table|page|chapter|section|appendix|footnote) \\d+',
    '\\bthe (?:figure|table|diagram|map) (?:above|below|shows)\\b',
  ),
  leans: opening(
    '(?:he|she|it(?! (?:is|was|takes|took|seems|seemed|would be)\\b.*\\b(?:that|to|who|whether)\\b)|they|him|her|them|his|hers|its|their|theirs|this|these|those|such|here|the (?:former|latter))\\b',
    // "What did he …": nobody was named before whom the pronoun could mean.
    '(?<![“"‘„«])\\w+\\b(?-i:[\\p{Ll}\\s’\'-]){0,30}? (?:(?:is|are|was|were) (?:he|she|they|this|these|those|his|her|their)|(?:do|does|did|has|have|had|can|could|will|would|should|might) (?:he|she|it(?! (?:take|cost|matter|need|help|require)\\b)|they|this|these|those|his|her|their|its))\\b',
    '(?:however|therefore|thus|hence|moreover|furthermore|nevertheless|nonetheless|consequently|for (?:example|instance)|similarly|likewise|also|but|and|so|on the other hand|otherwise|(?:in addition|as a result|instead)(?! (?:of|to)\\b))\\b',
  ),
  pronoun: anyWord(
    'he|she|they|him|her|his|them|their|theirs|(?<!(?:is|was|does|did|would|make|makes|made|took|find|finds) )it(?! (?:is|was|seems|took|takes)\\b)|its|this(?! book\\b)|(?<!\\bof )these|the (?:former|latter)(?! (?-i:\\p{Lu}))|the (?:second|first|other) one',
  ),
  antecedent:
    /\b(?:[Tt]he|[Aa]n?|[Ee]ach|[Ee]very|[Ss]ome|[Mm]ost|[Mm]any|[Nn]o|\d+) (?!(?:two|three|former|latter)\b)\p{L}|(?<=\S )(?<![.!?:] )\p{Lu}|\b(?!does|was|has|this)\p{L}{3,}(?<!ss|us|is)s\b|\b(?:does|do|did|is|are|was|were|can|could|of|in|by|with|for|to|from) \p{L}{4,}|\bWhy \p{Ll}+ \p{L}{4,},/u,
  namedAfter:
    /^(?:after|although|as|before|by|despite|for|if|in|like|on|since|though|unlike|until|when|while|with) (?:he|she|it|they|his|her|its|their)\b|\bin (?:his|her|their) (?:day|time)\b/iu,
  absurd: anyWord(
    'aliens?|extraterrestrials?|ufos?|unicorns?|dragons?|wizards?|witch(?:es|craft)?|fair(?:y|ies)|elf|elves|goblins?|zombies?|vampires?|ghosts?|mermaids?|superheroe?s?|superpowers?|robots?|time[- ]travel\\w*|time machines?|teleport\\w*|spells?|magic(?:al|ally)?|wands?',
    'pizzas?|hamburgers?|burgers?|ice[- ]cream|chocolates?|cand(?:y|ies)|marshmallows?|jelly(?: beans?)?|cupcakes?|doughnuts?|donuts?|pancakes?|popcorn|spaghetti|bubble ?gum|lollipops?|custard',
    'smartphones?|mobile phones?|internet|wi-?fi|netflix|tiktok|instagram|facebook|youtube|google|televisions?|tv|video games?|laptops?|podcasts?|selfies?|emojis?',
    'discos?|discotheques?|karaoke|clowns?|circus(?:es)?|teddy bears?|easter bunny|santa(?: claus)?|dinosaurs?|penguins?|kittens?|unicycles?|trampolines?|balloons?|pyjamas?|pajamas?|rubber ducks?|tap[- ]danc\\w*|juggl\\w*|tickl\\w*|giggl\\w*|sneez\\w*|yawn\\w*|snor(?:e|es|ing)|silly|funny|boring|bored|lottery|football match|birthday part(?:y|ies)|dance part(?:y|ies)|socks?',
  ),
  whimsical: anyWord(
    'moons?|cheeses?|shoes?|hats?|wigs?|beards?|moustaches?|umbrellas?|perfumes?|soups?|jam|honey|bananas?|frogs?|parrots?|cats?|sing(?:s|ing)?|sang|songs?|whistl\\w*|lullab\\w*|jokes?|jok(?:ed|ing)|poems?|naps?|asleep|sleepy|dream(?:s|t|ed|ing)?|holidays?|vacations?|picnics?|bedtime|purple|pink|glitter\\w*|jealous\\w*|lonely|lone(?:some|liness)|shy|angry|in love|fell in love|bad mood|moods?|lazy|tired of|fed up|liked? the|lik(?:e|ed|es) to|lov(?:e|es|ed)|hat(?:e|es|ed)|enjoy(?:s|ed)?|forg[eo]t(?:s|ten)?|lucky?|by luck|wish(?:es|ed)?|prank\\w*|secretly|whisper\\w*|pretty|cute|tast(?:y|es|ed) (?:better|good|nice)|delicious|smell(?:s|ed)? (?:nice|good|like)',
  ),
  opposites: opposites(`
    more/less|fewer larger|bigger|greater|largest|biggest/smaller|lesser|smallest higher|highest/lower|lowest
    increase|increases|increased|increasing|rise|rises|rose|grew|grows/decrease|decreases|decreased|decreasing|fall|falls|fell|declined|declines|shrank|shrinks|drop|dropped|drops
    first|earliest/last|latest longer|long|longest/shorter|short|shortest faster|quickly|fast|quicker/slower|slowly|slow
    hot|hotter|warm|warmer/cold|colder|cool|cooler north|northern|northward/south|southern|southward east|eastern/west|western
    strong|stronger|strengthened/weak|weaker|weakened easy|easier/hard|harder|difficult cheap|cheaper|cheaply/expensive|dear|dearer|costly
    began|begins|started/ended|ends|stopped won|win|victory/lost|lose|defeat|defeated allowed|permitted|allow|permits/forbade|forbidden|banned|prohibited
    open|opened|opens/closed|closes|shut dry|drier/wet|wetter|damp|moist day|daytime/night|nighttime poor|poorer/rich|richer|wealthy
    male|males/female|females improved|improves/worsened|worsens voluntary|freely|willingly/forced|compelled light|lighter|bright/dark|darker|heavy|heavier
    above|upper|over/below|lower|under inside|inner/outside|outer young|younger/old|older succeeded|success/failed|failure
    inhale|absorbs|absorbed|takes_in/exhale|releases|released|gives_off attract|attracts|attracted/repel|repels|repelled gain|gains|gained/lose|loses|lost
    accepted|accept|agreed/rejected|reject|refused raised|raises|raise/lowered|lowers|lower toward|towards/away import|imports|imported/export|exports|exported`),
};
