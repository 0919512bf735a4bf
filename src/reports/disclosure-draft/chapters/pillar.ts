import { PROMPT } from '../../../domain/disclosure/drafts/draft-file.ts'
import { MEASURES } from '../../../domain/disclosure/records/s2-statements.ts'
import { declaredFigure } from '../../../domain/disclosure/report/year-figures.ts'
import placement from '../../../frameworks/aasb-s2/draft-placement.json' with { type: 'json' }
import { AASB_S2 } from '../../../frameworks/aasb-s2/framework.ts'
import { approverOf } from '../../approval.ts'
import { capital, figure, sentence, unit, words } from '../../format.ts'
import { draftMark, MEASURE_WORDS } from '../../wording.ts'
import { type Figures, figureAt } from '../figures.ts'
import { requirementMark } from '../marks.ts'
import { type DraftBlock, heading, paragraph, text } from '../model.ts'
import { placedAt } from '../placed/placed.ts'
import { RISKS_MARK } from '../placed/register.ts'
import { readable } from '../readable.ts'
import { type DraftRequirement, draftRequirements, isSetAside, saidOf } from '../requirements.ts'

/** One pillar: paragraph by paragraph what the company states, with the figures that belong there. */
export function pillarBlocks(figures: Figures, requirements: readonly DraftRequirement[]): DraftBlock[] {
  const shown = requirements.filter(isPrinted)
  const under = printedUnder(figures)
  const groups = Map.groupBy(shown, ({ group }) => group.id)
  return [...groups].flatMap(([id, members]) => {
    const own = members.find((member) => member.id === id)
    const rest = members.filter((member) => member !== own)
    return [
      ...(own === undefined
        ? [heading(members[0]!.group.heading, requirementMark(members[0]!.group.id))]
        : requirementBlocks(figures, own, { level: 2, under })),
      ...rest.flatMap((member) => requirementBlocks(figures, member, { level: 3, under })),
    ]
  })
}

const isPrinted = (requirement: DraftRequirement): boolean =>
  !isSetAside(requirement) && answeredIn(requirement) === null

function requirementBlocks(
  figures: Figures,
  requirement: DraftRequirement,
  { level, under }: { readonly level: 2 | 3; readonly under: ReadonlyMap<string, string> },
): DraftBlock[] {
  const { id, heading: name } = requirement
  const placed = placedAt(id, figures)
  const said = saidBlocks(requirement, placed.length > 0, draftMark(figures.report) !== null)
  return [
    {
      kind: 'heading',
      level,
      text: `${name} [${id}]`,
      anchor: requirementMark(id),
      notes: openNotes(figures, requirement, under),
    },
    ...said,
    ...declaredFigures(figures, requirement),
    ...placed,
  ]
}

/** The company's words; else where the answer stands, or the place to write it. A finished paper has no place to write. */
function saidBlocks(requirement: DraftRequirement, hasFigures: boolean, isDraft: boolean): DraftBlock[] {
  const { id, row, statement } = requirement
  const said = saidOf(requirement)
  if (said !== null)
    return [
      ...(row === null || row.set_aside === null
        ? []
        : [{ kind: 'small' as const, line: text(`Set aside: ${sentence(row.set_aside.reason)}`) }]),
      { kind: 'statement', requirement_id: id, text: said, is_prompt: false },
    ]
  if (statement?.document !== undefined)
    return [
      { kind: 'paragraph', line: text(`Stated in ${statement.document.name}.`) },
      ...(isDraft ? [promptFor(id)] : []),
    ]
  const isShown = hasFigures && row !== null && row.evidence_status !== 'missing'
  if (isShown) return []
  return isDraft ? [promptFor(id)] : [paragraph('The company states nothing about this.')]
}

const promptFor = (id: string): DraftBlock => ({
  kind: 'statement',
  requirement_id: id,
  text: PROMPT,
  is_prompt: true,
})

/** The numbers that the company gives with its words, each with its source; not those of the table that follows. */
function declaredFigures({ report }: Figures, { statement }: DraftRequirement): DraftBlock[] {
  if (statement?.kind !== 'disclosure' || statement.figures === undefined) return []
  const at = `/declared/statements/${report.declared.statements.indexOf(statement)}/figures`
  return statement.figures.flatMap(({ measure, value, source }, index): DraftBlock[] => {
    const pointer = `${at}/${index}/value`
    const isInTable =
      statement.requirement_id === placement.emissions &&
      source === undefined &&
      declaredFigure(report.declared.statements, measure)?.pointer === pointer
    if (isInTable) return []
    return [
      {
        kind: 'small',
        line: [
          ...text(`${MEASURE_WORDS[measure]}: `),
          figureAt(pointer, value),
          ...text(` ${unit(MEASURES[measure])}${source === undefined ? '' : ` (${source})`}`),
        ],
      },
    ]
  })
}

const { targets, boundary, risks } = AASB_S2.evidence
const BY_TARGETS = new Set(Object.values(targets).flat())
const BY_BOUNDARY = new Set(Object.values(boundary).flat())
const BY_RISKS = new Set(Object.values(risks).flat())
/** Tables stand under these, so each keeps its section. */
const WITH_TABLES: ReadonlySet<string> = new Set(Object.values(placement))
const TARGETS_ID = placement.targets
export const BOUNDARY_MARK = 'ch_boundary'

/** Where a record answers a requirement that no one says more about: in one table instead of under twenty headings. */
export function answeredIn(
  requirement: DraftRequirement,
): { readonly text: string; readonly to: string } | null {
  const { id, row, statement } = requirement
  const isOpen = row === null || row.evidence_status === 'missing' || row.next_action !== null
  if (isOpen || statement !== null || id === TARGETS_ID) return null
  if (BY_TARGETS.has(id)) return { text: 'Targets', to: requirementMark(TARGETS_ID) }
  if (BY_RISKS.has(id) && !WITH_TABLES.has(id)) return { text: 'Risks and opportunities', to: RISKS_MARK }
  return BY_BOUNDARY.has(id) ? { text: 'Organisational boundary', to: BOUNDARY_MARK } : null
}

/** The requirement under which an open contradiction is printed in full: the first that is shown. */
function printedUnder({ report }: Figures): ReadonlyMap<string, string> {
  const shown = draftRequirements(report).filter(isPrinted)
  return new Map(
    report.contradictions.flatMap(({ id, requirement_ids }) => {
      const first = shown.find((requirement) => requirement_ids.includes(requirement.id))
      return first === undefined ? [] : [[id, first.id] as const]
    }),
  )
}

/** What is still open about a requirement: for the margin. */
function openNotes(
  { report }: Figures,
  { id, row, statement }: DraftRequirement,
  under: ReadonlyMap<string, string>,
): string[] {
  const open = report.contradictions.filter(
    ({ status, requirement_ids }) => status === 'open' && requirement_ids.includes(id),
  )
  const placeOf = ({ id: contradiction }: (typeof open)[number]): string => under.get(contradiction) ?? id
  const several = open.length === 1 ? 'the contradiction below' : `the ${open.length} contradictions below`
  // A contradiction is printed once.
  const detail =
    row?.evidence_status === 'conflicting' && open.length > 0
      ? `see ${several}.`
      : readable(row?.detail ?? '')
  return [
    ...(row === null || row.next_action === null
      ? []
      : [
          `${capital(words(row.evidence_status))}: ${detail} Evidence needed: ${readable(sentence(row.next_action.closes))} Held by: ${sentence(row.next_action.holder)}`,
        ]),
    ...(statement !== null && statement.kind === 'disclosure' && approverOf(report.review, id) === null
      ? ['This statement is not approved yet.']
      : []),
    ...open
      .filter((one) => placeOf(one) === id)
      .map(({ declared, other, settle }) =>
        readable(`Contradiction. Declared: ${sideOf(declared)}. Against it: ${sideOf(other)}. ${settle}`),
      ),
    ...[...Map.groupBy(open, placeOf)].flatMap(([first, { length }]) =>
      first === id
        ? []
        : [
            length === 1
              ? `Contradiction: the one printed under [${first}].`
              : `${length} contradictions: those printed under [${first}].`,
          ],
    ),
  ]
}

function sideOf(side: {
  readonly what: string
  readonly value: number | string
  readonly unit: string | null
}) {
  const value = typeof side.value === 'number' ? figure(side.value) : side.value
  return `${firstNames(side.what)}, ${`${value} ${unit(side.unit)}`.trim()}`
}

/** A list of names longer than this says the first of them and how many more there are; the record has them all. */
const MOST_NAMES = 8
const FIRST_NAMES = 5

function firstNames(what: string): string {
  const names = what.split(', ')
  return names.length > MOST_NAMES
    ? `${names.slice(0, FIRST_NAMES).join(', ')} and ${names.length - FIRST_NAMES} more`
    : what
}
