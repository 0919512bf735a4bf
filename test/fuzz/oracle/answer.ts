import { Compile, type Validator } from 'typebox/compile'
import type { Route } from '../../../src/api/platform/route.ts'
import { Problem } from '../../../src/api/schemas/problem.ts'
import type { Answer, FuzzRequest } from '../request.ts'
import type { Fault } from './finding.ts'

const problem = Compile(Problem)
const answers = new Map<Route, Validator | undefined>()

/** Whether an answer is what OpenAPI publishes: the route's own at a success, a problem document at a refusal. */
export function answerFault(request: FuzzRequest, answer: Answer): Fault | undefined {
  const type = answer.headers['content-type'] ?? ''
  if (answer.body.length === 0) return undefined
  if (answer.status >= 400) return problemFault(request, answer, type)
  const { route } = request
  if (route === undefined || answer.status !== (route.status ?? 200) || !/^application\/json\b/.test(type))
    return undefined
  const validator = validatorOf(route)
  if (validator === undefined) return undefined
  return faultOf(validator, answer, 'answer_schema')
}

function validatorOf(route: Route): Validator | undefined {
  if (!answers.has(route))
    answers.set(route, route.response === undefined ? undefined : Compile(route.response))
  return answers.get(route)
}

/** A browser that asks for a page is refused with a page, and an agent with an error of its protocol. */
function problemFault(request: FuzzRequest, answer: Answer, type: string): Fault | undefined {
  if (request.target === '/mcp' && /^(application\/json|text\/event-stream)/.test(type)) return undefined
  if (type.startsWith('text/html')) return undefined
  if (!type.startsWith('application/problem+json'))
    return { kind: 'problem_schema', detail: `${answer.status} with content type ${type || 'none'}` }
  const fault = faultOf(problem, answer, 'problem_schema')
  if (fault !== undefined) return fault
  const { status } = JSON.parse(answer.body.toString()) as { status: number }
  return status === answer.status
    ? undefined
    : { kind: 'problem_schema', detail: `status ${status} in an answer of status ${answer.status}` }
}

function faultOf(validator: Validator, answer: Answer, kind: Fault['kind']): Fault | undefined {
  let value: unknown
  try {
    value = JSON.parse(answer.body.toString())
  } catch (error) {
    return { kind, detail: `not JSON: ${(error as Error).message}` }
  }
  if (validator.Check(value)) return undefined
  const [first] = validator.Errors(value)
  const place = first?.instancePath.replaceAll(/\/\d+/g, '/*') ?? ''
  return { kind, detail: `${place} ${first?.message ?? 'is against the schema'}` }
}
