/** English: psychology and decisions. */
export const PSYCHOLOGY = `
loss aversion
= Loss Aversion | LOSS AVERSION | loss-aversion | lossaversion | the loss aversion | It is loss aversion. | “loss aversion” |  loss   aversion!
~ los aversion | loss avertion | loss aversoin | loss averson | loss aversions | it's loss-avertion
! risk aversion | loss | aversion | gain aversion | less aversion | loss conversion | loss aversion or endowment effect | loss aversion, anchoring, framing | loss aversion / risk aversion | not loss aversion | no loss aversion

confirmation bias
= Confirmation Bias | a confirmation bias | confirmation-bias | confirmation biases | Confirmation bias.
~ confirmation bais | confimation bias | conformation bias | comfirmation bias | confirmatoin bias | confirmation biass
! confirmation | bias | disconfirmation bias | conformity bias | hindsight bias | confirmation bia or hindsight bias | affirmation bias

cognitive dissonance
= cognitive dissonance | Cognitive-dissonance | the cognitive dissonance | Cognitive Dissonance?
~ cognitive disonance | cognative dissonance | cognitive dissonence | congitive dissonance | cognitve dissonance | cognitive dissonnance
! cognitive resonance | cognitive consonance | dissonance | cognitive bias | cognitive distance | emotional dissonance | cognitive dissonance or denial

anchoring | anchoring effect | anchoring bias
= Anchoring | the anchoring effect | anchoring-effect | anchoring bias
~ anchering | anchorring | the anchoring efect | anchoring effects | achoring bias | anchroing
! priming | framing | ranking | anchor effect theory of prices | adjustment | anchoring affect | halo effect | anchoring, priming

availability heuristic
= availability heuristic | the Availability Heuristic | availability-heuristic | availability heuristics
~ availabilty heuristic | availability hueristic | avalability heuristic | availibility heuristic | availability heuristik | availability heuristc
! representativeness heuristic | affect heuristic | unavailability heuristic | heuristic | recognition heuristic | availability | viability heuristic

regression to the mean | regression toward the mean
= Regression to the mean | regression to mean | regression towards the mean | a regression to the mean
~ regresion to the mean | regression to the mena | regretion to the mean
! regression | regression to the median | repression to the mean | progression to the mean | reversion of the trend | regression from the mean | recession to the mean

sunk cost fallacy | sunk cost effect
= Sunk-cost fallacy | the sunk cost fallacy | sunk costs fallacy | sunkcost fallacy | sunk cost effect
~ sunk cost falacy | sunk cost fallicy | sunk cost fallcy
! sunk cost | gambler's fallacy | opportunity cost | planning fallacy | sunk cost affect | sunk gain fallacy | sunk cost paradox

fundamental attribution error
= Fundamental Attribution Error | the fundamental attribution error | fundamental attribution errors
~ fundamental atribution error | fundemental attribution error | fundamental attribtion error | fundamental attribution eror
! attribution error | fundamental error | ultimate attribution error | fundamental contribution error | fundamental distribution error | fundamental attribution terror | self-serving bias

growth mindset
= growth mindset | Growth mind-set | a growth mind set | growth mindsets
~ groth mindset | growth minset | growth midnset | grwoth mindset
! fixed mindset | growth | mindset | growth mind | non-growth mindset | false growth mindset | fixed or growth mindset

learned helplessness
= learned helplessness | Learned-helplessness | the learned helplessness
~ learned helplesness | learned helplessnes | lerned helplessness | learned helplesnes
! learned hopelessness | learned helpfulness | learned optimism | helplessness | unlearned helplessness | learned

intrinsic motivation
= Intrinsic motivation | intrinsic motivations | an intrinsic motivation
~ intrinsic motivaton | intrinisic motivation | intrinsick motivation | intrinsic motivatoin
! extrinsic motivation | motivation | intrinsic | intrinsic motive of money and fame | introjected motivation | intrinsic moderation

explicit memory
= explicit memory | Explicit memories | the explicit memory
~ explict memory | explicit memmory | explicit memoy | explicitt memory
! implicit memory | memory | explicit theory | procedural memory | inexplicit memory

inductive reasoning | induction
= inductive reasoning | Induction | inductive-reasoning
~ inductive resoning | inductve reasoning | inducton | inductive reasonning
! deductive reasoning | deduction | abductive reasoning | reduction | seduction | conductive reasoning | reasoning

placebo effect
= the placebo effect | Placebo-Effect | placebo effects | It is the placebo effect
~ placibo effect | placebo efect | plasebo effect | placebo effet
! nocebo effect | placebo affect | placebo | placebo defect | no placebo effect | halo effect

deliberate practice
= deliberate practice | Deliberate practise | the deliberate practice
~ deliberate practic | delibarate practice | delibrate practice | deliberate pratice
! practice | naive practice | purposeful practice | deliberate tactic | deliberate play | undeliberate practice

amygdala
= Amygdala | the amygdala | amygdalas
~ amigdala | amygdalla | amygdela | amydgala
! hippocampus | hypothalamus | amygdalin acid | thalamus | the amygdala and the hippocampus

flow | flow state
= Flow | a flow | the flow state | flow-state
~ flow stat
! glow | blow | low | slow | flaw | flow chart | flown | overflow

hypothalamus
= Hypothalamus | the hypothalamus
~ hypothalmus | hypotalamus | hypothallamus | hypothalamous
! thalamus | hyperthalamus | epithalamus | hippocampus

System 1 | System One
= system 1 | System I | system one | the System 1 | system-1 | System１
~ sistem 1 | systm 1 | sytem one
! System 2 | system two | System II | system | system 11 | System 1 and System 2 | 1
`;
