import type { NamedParty, Obstacle, ObstacleCode } from './reading.ts'

// Every repetition has an upper bound: no text can make these slow.
const OBSTACLES: readonly (readonly [ObstacleCode, RegExp])[] = [
  [
    'equity_share',
    /(?<![a-z])(?:equity[- ](?:share|basis|interest|accounted|adjusted|based)|on an equity|equity approach|financial control|proportionate(?:ly)?|pro rata|our share of|(?:group|santos|company)'s share of|attributable to our|joint ventures?|non-operated)(?![a-z])/,
  ],
  [
    'beyond_australia',
    /(?<![a-z])(?:global(?:ly)?|world-?wide|international(?:ly)?|overseas|offshore operations|all countries|new zealand|png|papua new guinea|asia|europe|north america|americas|united states|usa|chile|africa|indonesia|china|group[- ]wide)(?![a-z])/,
  ],
  [
    'net_of_offsets',
    /(?<![a-z])(?:net of|after (?:offsets|offsetting|credits|accus|surrender\w{0,4}|deduct\w{0,4}|retir\w{0,4})|net (?:scope|emissions|greenhouse)|less (?:offsets|credits)|carbon neutral)(?![a-z])/,
  ],
  [
    'one_gas',
    /(?<![a-z])(?:methane|ch4|nitrous oxide|n2o|hfcs?|sf6|perfluorocarbons?|carbon dioxide only|co2 only|excluding methane)(?![a-z])/,
  ],
  [
    'part_of_total',
    /(?<![a-z])(?:of which|including|comprising|consisting of|made up of|of this(?: total| amount)?|from (?:our |the |its )?(?:diesel|natural gas|gas|fuel|fuels|electricity|fleet|vehicles|transport|stationary|fugitives?|combustion|processes|process|refrigerants|flaring|venting|mining|mines?|plants?|sites?|stations?|smelters?|refiner\w{1,3}|stores?|offices?|rail|aviation|shipping|livestock|wastewater|boilers?|kilns?)|diesel|fleet|stationary (?:energy|combustion)|fugitives?|flaring|venting|refrigerants?|(?!across (?:our|its) (?:sites|operations))(?:at|for|from|across) (?:our|the|its|one) (?:[a-z]{2,14} ){0,2}(?:mine|mines|plant|plants|site|sites|station|stations|facility|smelter|smelters|refinery|refineries|division|segment|business unit|subsidiary|hub|terminal|warehouse|warehouses|stores|office|offices|operations)|(?:retail|mining|generation|logistics|corporate|chemicals|manufacturing|upstream|downstream) (?:division|segment|business|operations)|in (?:nsw|new south wales|victoria|queensland|western australia|south australia|tasmania|the northern territory|the act)|queensland|victorian?|western australian?|each|every|average|(?:largest|biggest|smallest) (?:site|facility|source))(?![a-z])/,
  ],
  [
    'another_company',
    /(?<![a-z])(?:peers?|competitors?|customers?'?|industry|sector(?:'s)?|suppliers?|australia's|australian emissions|national(?! greenhouse)|nation|nationally|country's|benchmark|median|household(?:s)?|vendor|acquired (?:business|company)|target company|another company|third part(?:y|ies))(?![a-z])/,
  ],
  [
    'not_all_of_it',
    /(?<![a-z])(?:excluding|excludes?|except(?:ing)?|without|other than|not including|unassured|like[- ]for[- ]like|continuing operations|discontinued operations|unaudited|preliminary|interim|provisional|draft|since acquisition|from acquisition)(?![a-z])/,
  ],
  ['per_unit', /(?<![a-z])(?:per (?!cent|annum|year|yr)[a-z]{2,}|for each|for every)/],
  ['threshold', /(?<![a-z])(?:thresholds?|limit|cap|ceiling|materiality|cut-off)(?![a-z])/],
  ['pro_forma', /(?<![a-z])(?:pro[- ]forma|normali[sz]ed|adjusted|as if|had .{1,40} been)(?![a-z])/],
  [
    'hypothetical',
    /(?<![a-z])(?:would|could|might|if |assuming|scenario|hypothetical|for example|e\.g|illustrat\w{1,5}|suppose|modelled|modelling|equivalent to (?:taking|the|about)|enough to)/,
  ],
]

/** Why words around a number may be about something else than the total of the company. */
export const obstaclesIn = (words: string): Obstacle[] =>
  OBSTACLES.flatMap(([code, pattern]) => {
    const said = pattern.exec(words)?.[0]
    return said === undefined ? [] : [{ code, said: said.trim() }]
  })

/** Words with a capital that are nobody's name. */
const NO_NAMES = new Set(
  `scope scopes group company board directors director we our the this that these those it its in on at for from to of and or as by with during between compared including our total gross net emissions emission energy greenhouse gas carbon nger nga ngers act clean regulator cer safeguard mechanism national reporting scheme australia australian commonwealth corporations aasb asrs asx ifrs ghg protocol co co2 co2-e co2e mt kt t gj tj pj mwh gwh kwh fy cy ytd ceo cfo esg tcfd issb january february march april may june july august september october november december jan feb mar apr jun jul aug sep oct nov dec year financial report annual sustainability climate statement table note figure section paragraph page combined direct indirect location location-based market market-based operational control consumption consumed production covered baseline baselines target targets paris agreement under over after before our both while although however overall since last no not there they he she across all data market-based accus accu smcs lgcs total: restated`.split(
    ' ',
  ),
)

// Up to five words with a capital, the first not after a letter.
const NAME =
  /(?<![A-Za-z0-9$])[A-Z][A-Za-z&.-]{1,24}(?:[ \u00A0](?:&[ ])?[A-Z][A-Za-z&.-]{1,24}){0,4}(['’]s(?![a-z])|['’](?= ))?/g
const VERB =
  /^[ ,]{1,2}(?:also |has |have )?(?:reported|emitted|disclosed|recorded|produced|published|generated|sent out|emits|reports|said|had|accounted|was responsible)(?![a-z])/
const WHERE = /(?<![a-z])(?:at|from|in|for|of|by|near)(?: the| our)? $/

/** Names in a sentence that its numbers may belong to. */
export function namesIn(original: string): NamedParty[] {
  const found: NamedParty[] = []
  for (const match of original.matchAll(NAME)) {
    const words = match[0].replace(/['’]s?$/, '').split(/[ \u00A0]/)
    const first = words.findIndex((word) => !isNoName(word))
    if (first === -1) continue
    const name = words.slice(first).join(' ')
    const end = match.index + match[0].length
    const hasSuffix = /(?:^| )(?:Ltd|Limited|Pty|Corporation|Corp|Inc|Plc|PLC|Holdings)\.?$/.test(name)
    if (match[1] !== undefined || hasSuffix || VERB.test(original.slice(end, end + 40)))
      found.push({ name, relation: 'whose' })
    else if (WHERE.test(original.slice(Math.max(0, match.index - 12), match.index).toLowerCase()))
      found.push({ name, relation: 'where' })
  }
  return found
}

const isNoName = (word: string): boolean => {
  const bare = word.toLowerCase().replace(/[.,:;]+$/, '')
  return NO_NAMES.has(bare) || /\d/.test(word) || bare.length < 3
}
