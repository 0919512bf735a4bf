import type { LightMyRequestResponse } from 'fastify'
import type { Example, Examples } from '../../../src/api/openapi/examples.ts'
import type { RouteDescription } from '../../../src/api/platform/route-description.ts'
import { cut } from './cut.ts'
import { pinned } from './pinned.ts'

type Answered = Pick<LightMyRequestResponse, 'headers' | 'body'>

/** Keeps the first answer of each operation and the first problem of each code. */
export interface Recorder {
  record(routes: readonly RouteDescription[], method: string, url: string, answer: Answered): void
  /** A problem as it came. */
  refuse(body: string): void
  examples(): Examples
}

export function createRecorder(): Recorder {
  const answers = new Map<string, Example>()
  const problems = new Map<string, object>()
  return {
    record(routes, method, url, answer) {
      const route = routeOf(routes, method, url)
      if (route.hidden === true || answers.has(route.operationId) || !isJson(answer)) return
      const whole: unknown = JSON.parse(answer.body)
      const value = cut(whole)
      answers.set(route.operationId, {
        is_cut: JSON.stringify(value) !== JSON.stringify(whole),
        value: pinned(value),
      })
    },
    refuse(body) {
      const problem = JSON.parse(body) as { code?: string; instance: string }
      if (problem.code === undefined) throw new Error(`no problem: ${body}`)
      const instance = problem.instance.replace(/^(.{100}).+/, '$1…')
      if (!problems.has(problem.code)) problems.set(problem.code, pinned({ ...problem, instance }) as object)
    },
    examples: () => ({ answers: sorted(answers), problems: sorted(problems) }),
  }
}

/** The route that answers: one with a fixed path before one with a parameter there, as the router has it. */
function routeOf(routes: readonly RouteDescription[], method: string, url: string): RouteDescription {
  const path = url.split('?')[0]!
  const [found] = routes
    .filter((route) => route.method === method && patternOf(route).test(path))
    .toSorted((left, right) => parameters(left) - parameters(right))
  if (found === undefined) throw new Error(`no route answers ${method} ${path}`)
  return found
}

const patternOf = ({ path }: RouteDescription): RegExp =>
  new RegExp(`^${path.replaceAll(/[.]/g, '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)

const parameters = ({ path }: RouteDescription): number => path.split('{').length

const isJson = ({ headers }: Answered): boolean =>
  String(headers['content-type']).startsWith('application/json')

const sorted = <Value>(map: ReadonlyMap<string, Value>): Record<string, Value> =>
  Object.fromEntries([...map].toSorted(([left], [right]) => (left < right ? -1 : 1)))
