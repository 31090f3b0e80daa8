/** English: business, economics, negotiation. */
export const BUSINESS = `
minimum viable product | MVP
= Minimum viable product | a minimum viable product | MVP | an mvp | M.V.P. | minimum-viable product
~ minimum viable prodct | minimun viable product | minimum vaible product | minimum viable products
! minimum product | viable product | maximum viable product | minimum lovable product | minimum variable product | MVC | MPV | minimum viable process

economies of scale
= economies of scale | Economy of scale | the economies of scale | economies-of-scale
~ economys of scale | econmies of scale | economies of sclae | economies off scale
! economies of scope | diseconomies of scale | scale | economics | economies of sale | microeconomies of scale

opportunity cost
= Opportunity cost | opportunity costs | the opportunity cost | an opportunity-cost
~ oportunity cost | opportunity csot | opportunty cost | opurtunity cost
! sunk cost | opportunity | opportunity loss | opportunity lost | fixed cost | cost | opportunity cast

zero-sum game
= zero sum game | a zero-sum game | zerosum game | Zero-sum games | a zero–sum game
~ zero sum gmae | zerro sum game | zero-summ game
! non-zero-sum game | nonzero-sum game | positive-sum game | zero game | zero-sum fame | zero some fame | zero-sum

tragedy of the commons
= the tragedy of the commons | Tragedy of Commons | tragedy of the common | tragedy of the commons.
~ tradegy of the commons | tragedy of the comons | tragdy of the commons
! comedy of the commons | tragedy of the anticommons | strategy of the commons | tragedy | commons | tragedy of the communes

BATNA | best alternative to a negotiated agreement
= batna | B.A.T.N.A. | BATNA | the best alternative to a negotiated agreement | best alternative to negotiated agreement
~ best alternitive to a negotiated agreement | best alternative to a negociated agreement
! WATNA | ZOPA | worst alternative to a negotiated agreement | best alternative | BATNO | best alternative to no agreement | BATNA or ZOPA

disruptive innovation
= Disruptive innovation | disruptive innovations | a disruptive innovation
~ disruptive inovation | disruptiv innovation | disruptive innvoation | distruptive innovation
! sustaining innovation | innovation | disrupted motivation | non-disruptive innovation | disruptive renovation | incremental innovation

network effect
= network effects | the Network Effect | network-effect | net work effect
~ netwrok effect | network efect | nework effects
! network affect | network | work effect | snowball effect | network defect | net effect

supply and demand
= Supply & demand | demand and supply | supply, demand | supply + demand | the supply and demand | supply and demand.
~ suply and demand | supply and demmand | demand & suply
! supply | demand | supply or demand | supply without demand | supply and command | demand and supply and price | supply and supply

price elasticity
= price elasticity | the price-elasticity | Price Elasticities
~ price elastisity | price elasticty | price ellasticity
! price inelasticity | elasticity | price plasticity | price | income elasticity

first-mover advantage
= first mover advantage | First-Mover Advantage | the first-mover-advantage | firstmover advantage | first mover advantages
~ first mover advantege | first mover adventage | frist mover advantage
! last-mover advantage | second-mover advantage | first mover disadvantage | first mover | fast mover advantage

moral hazard
= moral hazard | a moral hazard | moral hazards | MORAL HAZARD
~ moral hazzard | moral hazrad | morale hazard | moral hazerd
! amoral hazard | adverse selection | moral | hazard | moral panic | immoral hazard | mortal hazard

employee
= an employee | the employees | Employee
~ employe | emploiee | emplyee
! employer | employers | employment agency | unemployed | deployee

microeconomics
= Microeconomics | micro-economics | micro economics
~ microeconmics | microecomonics | microeconomic
! macroeconomics | macro-economics | economics | microelectronics

deflation
= Deflation | the deflation
~ defflation | deflaton | deflaition
! inflation | reflation | stagflation | defamation | disinflation | hyperinflation

centralization
= centralisation | Centralization | the centralization
~ centralizaton | centrlization | centralizzation
! decentralization | decentralisation | neutralization | generalization

behavioral economics
= behavioural economics | Behavioral Economics | the behavioural economics
~ behavoral economics | behavioral econmics | behaviorial economics | behavioral economic
! behavioral ergonomics | economics | neoclassical economics | misbehavioral economics

red ocean and blue ocean
= blue ocean and red ocean | red ocean, blue ocean | Blue ocean & red ocean | blue ocean; red ocean
~ red ocaen and blue ocean | blue ocean and red ocena
! red ocean | blue ocean | red ocean or blue ocean | red ocean and red ocean | red ocean and green ocean | blue ocean, red ocean, black ocean

people, process and product
= people, process, product | product, process and people | People & process & product | process; people; product | people + product + process | people, processes and products
~ peple, process, product | people, proces and prodcut
! people and process | people, process, profit | people, process, product and price | people or process or product | people | product

Pareto principle | 80/20 rule
= the Pareto principle | pareto-principle | 80/20 rule | 80-20 rule | the 80/20 rule | 80 20 rule
~ paretto principle | pareto principal | pareto principel | 80/20 rule
! 90/10 rule | 80/30 rule | 8020 rule | 80 rule | Peter principle | Pareto optimum | 20/80 rule
`;
