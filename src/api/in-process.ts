import type { FastifyInstance } from 'fastify'

/** Asks the app as `fetch` would, without a connection: through every hook, limit and count. */
export async function askInProcess(
  app: FastifyInstance,
  request: Request,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const text = await request.text()
  const answer = await app.inject({
    method: request.method as 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: `${pathname}${search}`,
    headers: { ...Object.fromEntries(request.headers), ...headers },
    ...(text === '' ? {} : { payload: text }),
  })
  return new Response(answer.statusCode === 204 ? null : Buffer.from(answer.rawPayload), {
    status: answer.statusCode,
    headers: Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  })
}
