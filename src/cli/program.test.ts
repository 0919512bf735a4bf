import { describe, expect, test } from 'vitest'
import { recordingTerminal } from '../../test/unit/recording-terminal.ts'
import { EXIT } from '../errors.ts'
import { defineCommand } from './command.ts'
import { argument, choice, flag, list, option, requiredOption, wholeNumber } from './input.ts'
import { parseCommandLine } from './program.ts'

const sail = defineCommand({
  name: 'boat sail',
  summary: 'take a boat out',
  examples: [['boat sail Windward --wind southerly', 'with the wind from the south']],
  needs: 'nothing',
  input: {
    boat: argument('Name of the boat.'),
    wind: choice('wind', 'Where it blows from.', ['southerly', 'easterly'], 'southerly'),
    crew: list('name', 'Who comes along.', ['Ada', 'Grace']),
    maxKnots: wholeNumber('knots', 'Fastest.', { min: 1, max: 60, fallback: 20 }),
    reef: flag('Shorten sail.'),
    harbour: option('name', 'Where to.'),
  },
  run: async () => {},
})
const moor = defineCommand({
  name: 'moor',
  summary: 'come back',
  examples: [],
  needs: 'nothing',
  input: { at: requiredOption('harbour', 'Where.') },
  run: async () => {},
})

function parse(...argv: string[]) {
  const terminal = recordingTerminal()
  const parsed = parseCommandLine(argv, [sail, moor], { terminal, version: '1.2.3' })
  return { parsed, ...terminal.text }
}

describe('values', () => {
  test('arrive parsed, with defaults for what was left out', () => {
    const { parsed } = parse('boat', 'sail', 'Windward', '--crew', 'Ada', '--crew', 'Grace', '--json')
    expect(parsed).toMatchObject({
      command: sail,
      values: {
        boat: 'Windward',
        wind: 'southerly',
        crew: ['Ada', 'Grace'],
        maxKnots: 20,
        reef: false,
        harbour: undefined,
      },
      flags: { json: true, quiet: false },
    })
  })

  test('a name of two words is written with a hyphen', () => {
    expect(parse('boat', 'sail', 'W', '--max-knots', '7').parsed).toMatchObject({ values: { maxKnots: 7 } })
  })
})

test('a command can be the group of another, which has its options for itself', () => {
  const harbour = (name: string) =>
    defineCommand({
      name,
      summary: 'call at a harbour',
      examples: [],
      needs: 'nothing',
      input: { harbour: argument('Which.') },
      run: async () => {},
    })
  const [call, leave] = [harbour('call'), harbour('call off')]
  const terminal = recordingTerminal()
  const parsed = (...argv: string[]) => parseCommandLine(argv, [call, leave], { terminal, version: '1' })
  expect(parsed('call', 'off', 'Hobart', '--json')).toMatchObject({
    command: leave,
    values: { harbour: 'Hobart' },
    flags: { json: true },
  })
  expect(parsed('call', 'Hobart')).toMatchObject({ command: call, values: { harbour: 'Hobart' } })
})

describe('mistakes end with exit code 2 and say what is accepted', () => {
  test.each([
    ['an unknown command suggests the nearest', ['mor'], /unknown command 'mor'[\s\S]*Did you mean moor\?/],
    ['an unknown command of a group', ['boat', 'sial', 'W'], /Did you mean sail\?/],
    ['a group alone shows its commands', ['boat'], /take a boat out/],
    ['nothing at all shows the commands', [], /come back/],
    ['an unknown option', ['boat', 'sail', 'W', '--wnd', 'x'], /unknown option '--wnd'[\s\S]*--wind\b/],
    ['a required option', ['moor'], /required option '--at <harbour>'/],
    ['a missing argument', ['boat', 'sail'], /missing required argument 'boat'/],
    ['one argument too many', ['boat', 'sail', 'W', 'X'], /too many arguments/],
    [
      'a value outside the set',
      ['boat', 'sail', 'W', '--wind', 'wset'],
      /expected one of southerly, easterly/,
    ],
    ['a number that is none', ['boat', 'sail', 'W', '--max-knots', '1e1'], /whole number from 1 to 60/],
  ])('%s', (_what, argv, message) => {
    const { parsed, err, out } = parse(...argv)
    expect(parsed).toEqual({ exitCode: EXIT.usage })
    expect(err).toMatch(message)
    expect(out).toBe('')
  })
})

test('a mistake beside --json is one line of JSON', () => {
  const { parsed, err, out } = parse('boat', 'sail', 'W', '--wind', 'wset', '--json')
  expect(parsed).toEqual({ exitCode: EXIT.usage })
  expect(err.trim().split('\n')).toHaveLength(1)
  expect(JSON.parse(err)).toMatchObject({
    error: { message: expect.stringContaining('expected one of southerly, easterly'), exit_code: EXIT.usage },
  })
  expect(out).toBe('')
})

describe('help', () => {
  test('of a command shows options, choices and examples, on stdout, with exit code 0', () => {
    const { parsed, out } = parse('boat', 'sail', '--help')
    expect(parsed).toEqual({ exitCode: EXIT.ok })
    expect(out).toContain('Usage: southerly boat sail [options] <boat>')
    expect(out).toContain('One of southerly, easterly.')
    expect(out).toContain('--json')
    expect(out).toContain(
      '  # with the wind from the south\n  southerly boat sail Windward --wind southerly\n',
    )
  })

  test('the version is printed alone', () => {
    expect(parse('--version')).toMatchObject({ parsed: { exitCode: EXIT.ok }, out: '1.2.3\n' })
  })
})
