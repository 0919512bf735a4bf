import { askRegister, type RegisterFinding } from '../../operations/company/ask-register.ts'
import { defineCommand } from '../command.ts'
import { argument } from '../input.ts'

export const register = defineCommand({
  name: 'register',
  summary: 'look up an ABN in the business register, over the network; stores nothing',
  examples: [
    ['register 74115061375', 'name, status, type, place and replaced ABNs as they are now'],
    ['register 74115061375 --json', 'for a script'],
  ],
  needs: 'nothing',
  input: { abn: argument('ABN, eleven digits; spaces are fine in quotes.') },
  run: async ({ settings, clock, output }, { abn }) => {
    const found = await askRegister({ clock, guid: settings.ABR_GUID }, abn)
    output.result(found, describe(found))
  },
})

function describe(found: RegisterFinding): string {
  const lines: (readonly [string, string | null])[] = [
    ['ABN', found.abn],
    ['name', found.individual ? 'a person; names of people are not shown' : found.name],
    ['status', `${found.status}${found.status_from === null ? '' : ` since ${found.status_from}`}`],
    ['ACN', found.acn],
    ['type', found.entity_type],
    ['place', [found.state, found.postcode].filter((part) => part !== null).join(' ')],
    ['trades as', [...found.business_names, ...found.trading_names].join('; ')],
    ['other ABNs', found.other_abns.map((other) => other.abn).join(', ')],
    ['asked', found.retrieved_at],
  ]
  return lines
    .filter(([, value]) => value !== null && value !== '')
    .map(([label, value]) => `${label.padEnd(11)}${value}`)
    .join('\n')
}
