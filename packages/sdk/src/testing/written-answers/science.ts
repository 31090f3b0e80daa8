/** English: science, numbers, units. */
export const SCIENCE = `
natural selection
= Natural Selection | the natural selection | natural-selection | naturalselection
~ natrual selection | natural selecton | naturel selection | natural sellection | natural selektion
! artificial selection | sexual selection | selection | unnatural selection | neutral selection | natural election | natural deselection | natural selection or genetic drift

photosynthesis
= Photosynthesis | photo-synthesis | the photosynthesis | photo synthesis
~ photosynthsis | photosinthesis | photosynthesis | photosyntesis | photosynthesys
! chemosynthesis | photosynthetic acid | biosynthesis | respiration | photolysis | parasynthesis

mitosis
= Mitosis | the mitosis | mitoses
~ mitosys | mittosis | mitosiss | mitois
! meiosis | osmosis | mitochondria | symbiosis | miosis

neutron
= a neutron | neutrons | Neutron
~ nuetron | neutrron | neutorn
! neuron | proton | neutrino | electron | neurons

proton
= Proton | protons | the proton
~ protton | protn | prtoon
! photon | photons | neutron | electron | croton | protein

paradigm shift
= a paradigm shift | Paradigm shifts | paradigm-shift
~ paradime shift | paradigm shfit | paradgim shift | paradigma shift
! paradigm | shift | paradox shift | normal science | paradigm drift | paradigm swift

adaptation
= adaptations | an adaptation | Adaptation
~ adaptaton | adaption | adapttation | adaptaion
! maladaptation | adoption | exaptation | adaptor plate | mutation

endothermic
= Endothermic | endo-thermic
~ endothermik | endothermc | endothremic
! exothermic | ectothermic | endodermic | isothermic | thermic

hypertension
= Hypertension | hyper-tension | the hypertension
~ hypertention | hypertenson | hyperttension
! hypotension | tension | hypo-tension | pretension | hyperextension of knees

convection
= Convection | the convection
~ convecton | convektion | covnection
! conduction | convention | conviction | connection | radiation | invection

entropy
= Entropy | the entropy | entropies
~ entropie | entrophy | entorpy | entropi
! enthalpy | energy | atrophy | negentropy | anthropy | isotropy

stalactite
= a stalactite | stalactites
~ stalactitte | stalactit | stalagtite | stalctite
! stalagmite | stalagmites | satellite | columnite

E = mc²
= E=mc2 | e = mc² | E = m c² | E=mc^2
~ e=mc²!
! E = mc | E = mc³ | E = m²c | F = ma | E = mv2 | E = mc²/2

2.5
= 2,5 | 2.5 | ２．５
~ 2.5.
! 25 | 2 | 5 | 2.6 | 2.05 | -2.5 | 2.5%

5 km
= 5km | 5 KM | ５ km | five km | the 5 km | ५ km
~ 5-km
! 5 m | 5 cm | 6 km | 50 km | 5 | km | 5 kg | 0.5 km

10%
= 10 % | 10 percent | ten percent | 10 per cent | Ten per cent. | 10％
~ 10 percent | 10 precent
! 10 | 11% | 100% | 1% | 10 per mille | 10 points | percent | 10 or 20 percent

3 | three
= three | 3 | Three. | ３ | ٣ | ३ | the three
~ 3!
! 2 | 4 | tree | there | 33 | thirteen | three or four | third | 30

type II error
= Type 2 error | a type II error | type two error | type-II error | Type II errors
~ type II eror | type II errror
! type I error | type 1 error | type III error | error | type 22 error | type I and type II error

falsification | falsifiability
= Falsification | falsifiability | the falsifiability
~ falsificaton | falsifyability | falsifcation
! verification | verifiability | unfalsifiability | falsehood | classification | justification

double helix
= the double helix | Double-helix | double helixes | a doublehelix
~ doubel helix | double hellix | duoble helix
! triple helix | helix | double | single helix | double felix | double helipad

mitochondria | mitochondrion
= the mitochondria | Mitochondria | a mitochondrion
~ mitochondira | mitocondria | mitochrondria | mitochondria
! chloroplasts | mitochondrial DNA | ribosome | hypochondria | mitosis

survival of the fittest
= Survival of the Fittest | the survival of the fittest | survival of fittest
~ survivel of the fittest | survival of the fitest | survial of the fittest
! survival of the sickest | survival of the fattest | survival | revival of the fittest | survival of the first | non-survival of the fittest | fittest

absorption
= Absorption | an absorption
~ absorbtion | absorpton | abosrption
! adsorption | desorption | resorption | abruption | absolution | reabsorption

half-life
= half life | Half-Life | the half-life | halflife | half-lives
~ half-liffe | halff life
! life | half-time | shelf-life | half-wife | half | halfway | third-life
`;
