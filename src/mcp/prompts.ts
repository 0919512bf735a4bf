import { refused, unknownName } from './protocol-errors.ts'

const COMPANY = { name: 'company', description: 'Name or ABN.', required: true } as const
const PERIOD = { name: 'period', description: 'Reporting year such as 2024-25.', required: true } as const

interface Prompt {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly arguments: { name: string; description: string; required: boolean }[]
  readonly text: (given: Readonly<Record<string, string>>) => string
}

const RULES = `Rules: no figure without its year, unit, basis and source; null is not zero, say why it is missing; mark what is
derived, estimated or screening; quote the attributions of the citations at the end; do not round published figures.`

const TABLE: readonly Prompt[] = [
  {
    name: 'prepare_metrics_section',
    title: 'Prepare the metrics section',
    description:
      'Drafts the metrics and targets part of an AASB S2 report from public data, with every gap named.',
    arguments: [COMPANY, PERIOD],
    text: ({
      company,
      period,
    }) => `Draft the metrics and targets section of the AASB S2 climate report of ${company} for ${period}.
1. resolve_company; check with the user if the best candidate scores below 0.8.
2. get_emissions_history and get_climate_profile; explain_risk for the reasons behind the bands.
3. list_requirements with pillar metrics_and_targets: one paragraph for each requirement in force.
4. Where public data covers a requirement, state the figure. Where it does not, write a placeholder that says what the company must
   provide (data_needs) and who in the company would know.
5. Registry figures are July to June, Australian facilities under operational control, scope 2 location-based: say where the
   company's own boundary or year may differ.
${RULES}`,
  },
  {
    name: 'challenge_disclosure',
    title: 'Challenge this disclosure',
    description:
      'Checks the figures and claims in a draft or published disclosure against public data and the standard.',
    arguments: [
      COMPANY,
      PERIOD,
      { name: 'text', description: 'The disclosure, or the part to challenge.', required: true },
    ],
    text: ({
      company,
      period,
      text,
    }) => `Challenge the climate disclosure of ${company} for ${period} below, as a sceptical assurance practitioner would.
1. resolve_company, then get_emissions_history: compare each stated total with the registry; explain differences by boundary, year
   and method before calling one an error.
2. check_factor_use with every emission factor that the text states; calculate_emissions to re-perform what can be re-performed.
3. get_climate_profile and explain_risk: claims about trend, peers and risk that public data contradicts.
4. list_requirements: what the standard asks for and the text leaves out.
List findings by importance: what is stated, what the source says (with citation), why it matters, what to ask the preparer. Say
plainly what could not be checked.
${RULES}

The disclosure:
${text}`,
  },
]

export const PROMPTS = TABLE.map(({ name, title, description, arguments: wanted }) => ({
  name,
  title,
  description,
  arguments: wanted,
}))

export function getPrompt(name: string, given: Readonly<Record<string, string>>) {
  const prompt = TABLE.find((candidate) => candidate.name === name)
  if (prompt === undefined)
    throw unknownName(
      'prompt',
      name,
      TABLE.map((known) => known.name),
    )
  const missing = prompt.arguments.filter((argument) => (given[argument.name] ?? '') === '')
  if (missing.length > 0)
    throw refused(`${name} needs ${missing.map((argument) => argument.name).join(', ')}.`)
  return {
    description: prompt.description,
    messages: [{ role: 'user' as const, content: { type: 'text' as const, text: prompt.text(given) } }],
  }
}
