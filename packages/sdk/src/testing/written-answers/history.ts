/** English: history and societies. */
export const HISTORY = `
Industrial Revolution
= the industrial revolution | industrial-revolution | The Industrial Revolution.
~ industral revolution | industrial revoluton | industrial revolucion | indusrtial revolution
! industrial evolution | agricultural revolution | revolution | industrial resolution | postindustrial revolution | preindustrial revolution | industrial

Treaty of Versailles
= the Treaty of Versailles | treaty of versailles | Treaty of Versailles
~ treaty of versaille | treaty of verssailles | treaty of versialles | traety of versailles
! Treaty of Westphalia | Versailles | Treaty of Verona | Treaty with Versailles | Treaty of Versailles or Trianon | treaty

1914
= the 1914 | 1914. | １９１４ | 1914
~ 1914!
! 1915 | 1941 | 1913 | 19140 | 914 | 1914 or 1915 | 1,9 | -1914

1,000 | one thousand
= 1000 | 1,000 | 1 000 | one thousand | 1 thousand | ١٠٠٠ | १०००
~ one thousend | one tousand
! 100 | 10000 | 1.0 | 10,00 | 1001 | two thousand

World War II | Second World War
= world war 2 | World War Two | the Second World War | second world-war | World War II.
~ wrold war II | World War II! | secnd world war
! World War I | World War 1 | World War III | First World War | world war | World War IV | world war 22 | cold war 2

Second World War
= the second world war | SECOND WORLD WAR
~ secund world war | second world war
! First World War | the world war | third world war | Second World Fair

Neolithic
= the Neolithic | neolithic
~ neolitic | neolithik | neoltihic
! Paleolithic | Mesolithic | Neoclassic | monolithic | Eneolithic

feudalism
= Feudalism | the feudalism
~ fuedalism | feudalizm | feudelism | feudalismm
! federalism | futurism | fatalism | vassalage | socialism | anti-feudalism

divine right of kings
= the divine right of kings | Divine Right of the Kings | divine right of king
~ divine right of kings | divine rigth of kings | divine right off kings
! right of kings | divine right of popes | divine might of kings | divine rite of things | kings

guerrilla warfare
= guerrilla warfare | Guerilla warfare | guerrilla-warfare
~ guerrila warfare | guerilla warfare | guerrilla warfar
! trench warfare | gorilla welfare | guerrilla | warfare | guerrilla welfare

the Black Death | bubonic plague | plague
= Black Death | black death | The Plague | Bubonic plague
~ bubonnic plague | black deth | bubonic plauge | balck death
! White Death | black debt | Black Earth | smallpox | death | black death or smallpox

separation of powers
= the separation of powers | Separation of power | separation-of-powers
~ seperation of powers | separaton of powers | separation of powres
! balance of powers | separation | union of powers | separation of flowers | preparation of powers | non-separation of powers | separation without powers

laissez-faire
= laissez faire | Laissez-Faire | laissezfaire
~ laisez faire | laissez-fair | laisser-faire | laizzez faire
! protectionism | faire | savoir-faire | laissez-passer | laissez

Ottoman Empire
= the Ottoman Empire | ottoman empire
~ otoman empire | ottoman empir | ottomon empire
! Roman Empire | Habsburg Empire | Ottoman | Ottoman vampire | Ottonian empire of Germans

secession
= Secession | a secession | the secession
~ secesion | seccession | secesssion
! succession | recession | session | concession | procession

prisoner's dilemma
= prisoners' dilemma | the prisoner's dilemma | prisoners dilemma | prisoner dilemma | prisoner’s dilemma
~ prisoner's dilema | prisoner's dilemna | prisonner's dilemma
! trolley problem | prisoner | dilemma | jailer's dilemma | prisoner's lemma

Marshall Plan
= the Marshall Plan | marshall plan | Marshal Plan
~ marshall plann | marshaal plan | marhsall plan
! Schlieffen Plan | martial plan | Marshall | Marshall Islands | Marshall plain | master plan

Iran
= iran | the Iran
~ IRAN. | Irán
! Iraq | Oman | Iranian | Ira | Bran

checks and balances
= checks & balances | balances and checks | check and balance | Checks-and-balances
~ cheks and balances | checks and balances! | checks and ballances
! checks | balances | checks or balances | checks without balances | cheques and payments | checks and imbalances

liberty, equality, fraternity
= liberty, equality and fraternity | fraternity, liberty, equality | Liberty, Equality & Fraternity | equality; fraternity; liberty
~ liberty, equalty, fraternity | libery, equality and fraternity
! liberty, equality | liberty, inequality, fraternity | liberty, quality, fraternity | liberty, equality, maternity | liberty, equity, fraternity
`;
