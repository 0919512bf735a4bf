import exceptions from './exceptions.json' with { type: 'json' }
import type { ExceptionMeaning, RegisterResponse } from './register-response.ts'

/** An exception that the service reports with HTTP 200. One that is not in the table may pass, so it counts as such. */
export function exceptionResponse(description: string): RegisterResponse {
  const words = description.trim().toLowerCase()
  const known = exceptions.find(({ says }) => words.startsWith(says.toLowerCase()))
  return {
    kind: 'exception',
    meaning: (known?.means ?? 'unavailable') as ExceptionMeaning,
    description: description.trim() || 'an exception without words',
  }
}
