/** German, French, Spanish, Italian. */
export const GERMAN_AND_ROMANCE = `
natürliche Auslese | natürliche Selektion
= Natürliche Auslese | die natürliche Auslese | naturliche auslese | natuerliche Auslese | NATÜRLICHE AUSLESE | Natürliche Selektion
~ natürliche Auslesse | natührliche Auslese | natürlche Auslese | natürliche Selection
! künstliche Auslese | Auslese | unnatürliche Auslese | natürliche Auswahl an Speisen | natürliche Ablese | sexuelle Selektion

Verlustaversion
= die Verlustaversion | verlustaversion | Verlust-Aversion | Verlust Aversion
~ Verlustaverson | Verlustafersion | Verlustavresion
! Verlust | Risikoaversion | Aversion | Gewinnaversion | Verlustaktion | Verlust ohne Aversion

Größenvorteil | Skaleneffekt
= Grössenvorteil | Groessenvorteil | der Größenvorteil | Größenvorteile | GRÖSSENVORTEIL | Skaleneffekte | ein Skaleneffekt
~ Größenvortel | Größenforteil | Skalenefekt | Skaleneffeckt
! Größennachteil | Vorteil | Skalenaffekt | Größe | Verbundeffekt | Grenzvorteil

Überlebenskampf | Kampf ums Dasein
= Ueberlebenskampf | der Überlebenskampf | uberlebenskampf | Kampf ums Dasein | der Kampf ums Dasein
~ Überlebnskampf | Überlebenskamf | Kampf ums Dasien
! Kampf | Klassenkampf | Kampf ums Sein | Überleben | Kampf ohne Dasein

Straße
= Strasse | die Straße | STRASSE | die Strasse
~ Strase | Strassse
! Gasse | Strahl | Trasse | Strauß

Bestätigungsfehler
= der Bestätigungsfehler | Bestaetigungsfehler | Bestatigungsfehler | Bestätigungs-Fehler
~ Bestättigungsfehler | Bestätigunsfehler | Bestätigungsfeler
! Bestätigung | Rückschaufehler | Fehler | Beschäftigungsfehler | Bestattungsfehler

10 Prozent
= 10 % | 10% | 10 prozent
~ 10 Prozent!
! 10 Promille | 11 Prozent | 100 Prozent | 1,0 Prozent | 10

sélection naturelle
= selection naturelle | la sélection naturelle | Sélection Naturelle | SÉLECTION NATURELLE | c'est la sélection naturelle
~ sélection naturele | séléction naturelle | sélecton naturelle
! sélection artificielle | sélection | élection naturelle | sélection culturelle | sélection surnaturelle

l'effet de halo
= effet de halo | L’effet de halo | l' effet de halo | Effet de Halo
~ effet de hallo | efet de halo
! effet placebo | halo | effet de serre | affect de halo | effet sans halo

dissonance cognitive
= la dissonance cognitive | Dissonance Cognitive
~ disonance cognitive | dissonnance cognitive | dissonance conitive
! consonance cognitive | dissonance | dissonance collective | résonance cognitive

coût d'opportunité
= cout d'opportunité | le coût d’opportunité | COÛT D'OPPORTUNITÉ | coûts d'opportunité
~ coût d'oportunité | coût d'opportunitée | coût d'oppurtunité
! coût irrécupérable | opportunité | goût d'opportunité | coût | coût d'importunité

œuvre
= oeuvre | l'œuvre | une oeuvre | Œuvres
~ oeuvree | oeuvr
! épreuve | manœuvre | couvre | ouvre

aversión a la pérdida
= aversion a la perdida | la aversión a la pérdida | AVERSIÓN A LA PÉRDIDA | aversión a la perdida
~ avercion a la pérdida | aversión a la perdidda | aversión a la pérdda
! aversión al riesgo | aversión | aversión a la ganancia | conversión a la pérdida | aversión sin pérdida

selección natural
= seleccion natural | la selección natural | Selección Natural
~ seleción natural | selecsion natural | selección nautral
! selección artificial | selección | elección natural | selección sexual | selección neutral

España
= Espana | ESPAÑA | españa
~ Espanya | Espanna
! Francia | hispano | Espartana | Estaña

el niño
= El Niño | el nino | niño | EL NIÑO
~ el niñño | el ninno
! la niña | el nido | el vino | La Nina

selezione naturale
= la selezione naturale | Selezione naturale | SELEZIONE NATURALE
~ selezzione naturale | selezione naturle | selezione natturale
! selezione artificiale | elezione naturale | selezione sessuale | selezione

città
= citta | la città | CITTÀ | le città
~ cità | cittta
! civiltà | gita | carta | villaggio

costo opportunità
= il costo opportunità | costo-opportunità | costo opportunita
~ costo oportunità | costo opportunitá | cotso opportunità
! costo | costo sommerso | opportunità | posto opportunità

bourgeoisie
= la bourgeoisie | Bourgeoisie
~ bourgoisie | bourgeosie | burgeoisie | bourgeoise
! prolétariat | noblesse | bourgeons verts | petite bourgeoisie

Søren Kierkegaard | Kierkegaard
= Soren Kierkegaard | Soeren Kierkegaard | kierkegaard | SØREN KIERKEGAARD
~ Kierkegard | Kirkegaard | Soren Kierkegaart
! Heidegger | Soren | Kieslowski | Friedegard

İstanbul
= Istanbul | istanbul | ıstanbul | ISTANBUL
~ Istambul | Istanbull
! Ankara | Islamabad | Istanbul or Ankara
`;
