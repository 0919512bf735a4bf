/** Scenarios that others published, with the warming by the end of the century that they stand for. */
export interface ScenarioFamily {
  readonly name: string
  /** A declared name means it where it has all words of one of these, written in small letters and digits alone; one after "=" must stand by itself. */
  readonly words: readonly (readonly string[])[]
  readonly least_c: number
  readonly most_c: number
  readonly source: string
}

const AR6 = 'IPCC AR6 WGI, table SPM.1, 2081-2100, very likely range'
const AR5 = 'IPCC AR5 WGI, table SPM.2, 2081-2100, likely range, and 0.61 °C to 1850-1900'
const IEA = 'IEA, World Energy Outlook, editions since 2021, about 2100'
const NGFS = 'NGFS scenarios, phases III to V, end of century'
const AEMO = 'AEMO, Integrated System Plan and its inputs, the pathway that each scenario names'

const family = (
  name: string,
  [least_c, most_c]: readonly [number, number],
  source: string,
  ...words: readonly string[]
): ScenarioFamily => ({ name, words: words.map((one) => one.split(' ')), least_c, most_c, source })

/** Published with the method, so that the verifier reads the same ranges. Those of models are as wide as their editions are apart. */
export const SCENARIO_FAMILIES: readonly ScenarioFamily[] = [
  family('SSP1-1.9', [1, 1.8], AR6, 'ssp119'),
  family('SSP1-2.6', [1.3, 2.4], AR6, 'ssp126'),
  family('SSP2-4.5', [2.1, 3.5], AR6, 'ssp245'),
  family('SSP3-7.0', [2.8, 4.6], AR6, 'ssp370'),
  family('SSP5-8.5', [3.3, 5.7], AR6, 'ssp585'),
  family('RCP1.9', [1, 1.8], AR6, 'rcp19'),
  family('RCP2.6', [0.9, 2.3], AR5, 'rcp26'),
  family('RCP4.5', [1.7, 3.2], AR5, 'rcp45'),
  family('RCP6.0', [2, 3.7], AR5, 'rcp60'),
  family('RCP8.5', [3.2, 5.4], AR5, 'rcp85'),
  family('IEA Net Zero Emissions by 2050', [1.3, 1.7], IEA, 'iea netzero', 'iea nze'),
  family('IEA Announced Pledges', [1.6, 2.2], IEA, 'announcedpledges', 'iea aps'),
  family('IEA Stated Policies', [2.3, 2.8], IEA, 'statedpolicies', 'iea steps'),
  family('NGFS Net Zero 2050', [1.3, 1.7], NGFS, 'ngfs netzero'),
  family('NGFS Below 2 °C', [1.5, 2], NGFS, 'ngfs below2'),
  family('NGFS Delayed Transition', [1.5, 2], NGFS, 'delayedtransition'),
  family('NGFS Fragmented World', [2.1, 2.8], NGFS, 'fragmentedworld'),
  family('NGFS Nationally Determined Contributions', [2.1, 2.9], NGFS, 'ngfs ndc', 'nationallydetermined'),
  family('Current Policies', [2.5, 3.6], `${NGFS}; ${IEA}`, 'currentpolicies'),
  family('AEMO Green Energy Exports', [1.3, 1.8], AEMO, 'greenenergyexports'),
  family('AEMO Hydrogen Superpower', [1.3, 1.8], AEMO, 'hydrogensuperpower'),
  family('AEMO Step Change', [1.5, 2.1], AEMO, 'stepchange'),
  family('AEMO Progressive Change', [2.1, 2.9], AEMO, 'progressivechange'),
  family('AEMO Accelerated Transition', [1.3, 1.8], AEMO, 'acceleratedtransition'),
  family('AEMO Slower Growth', [2.3, 2.9], AEMO, 'slowergrowth'),
  // Names without their number or publisher; a fuller name that holds one of these decides in its place.
  family('SSP5-3.4', [1.8, 3], AR6, 'ssp534'),
  family('SSP4-3.4', [1.8, 3], AR6, 'ssp434'),
  family('SSP4-6.0', [2.3, 4], AR6, 'ssp460'),
  family('SSP1', [1, 2.4], AR6, 'ssp1'),
  family('SSP2', [2.1, 3.5], AR6, 'ssp2'),
  family('SSP3', [2.8, 4.6], AR6, 'ssp3'),
  family('SSP5', [3.3, 5.7], AR6, 'ssp5'),
  family('Net zero', [1, 2], `${IEA}; ${NGFS}`, 'netzero', '=nze'),
  family('IEA Announced Pledges, by its letters', [1.6, 2.2], IEA, '=aps'),
  family('IEA Stated Policies, by its letters', [2.3, 2.8], IEA, '=steps'),
]

/** Letters of Cyrillic and Greek that look like Latin ones, each before the one that it looks like. Published with the method. */
export const LOOKALIKES: readonly string[] =
  'аa вb еe ѕs іi јj кk мm нh оo рp сc тt уy хx ԁd ԛq ԝw αa βb εe ζz ηh ιi κk μm νv οo ρp τt υy χx'.split(' ')

const LATIN = new Map(LOOKALIKES.map((pair) => [pair[0]!, pair[1]!]))

/** Small letters of one script: "А" in Cyrillic is "A". */
const plainLetters = (text: string): string =>
  Array.from(text.normalize('NFKC').toLowerCase(), (letter) => LATIN.get(letter) ?? letter).join('')

/** A name without case, spaces and punctuation: "A" and "A." are one. */
export const foldedName = (name: string): string => plainLetters(name).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The family whose range the declared warming is outside of; undefined where no family is named, or it is inside. */
export function outsideFamily({
  name,
  warming_c,
}: {
  readonly name: string
  readonly warming_c: number
}): ScenarioFamily | undefined {
  const folded = foldedName(name)
  const parts = new Set(plainLetters(name).split(/[^\p{L}\p{N}]+/u))
  const isIn = (word: string): boolean =>
    word.startsWith('=') ? parts.has(word.slice(1)) : folded.includes(word)
  const named = SCENARIO_FAMILIES.flatMap((family) =>
    family.words.filter((all) => all.every(isIn)).map((all) => ({ family, all })),
  )
  return named.find(
    ({ family: { least_c, most_c }, all }) =>
      (warming_c < least_c || warming_c > most_c) && !named.some((other) => isHeldBy(all, other.all)),
  )?.family
}

/** Whether a fuller name of the same scenario is there: "SSP5" in "SSP5-3.4", "net zero" in "NGFS net zero". */
const isHeldBy = (all: readonly string[], other: readonly string[]): boolean =>
  all.join().length < other.join().length &&
  all.every((word) => other.some((fuller) => fuller.includes(word.replace('=', ''))))
