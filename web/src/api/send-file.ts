import { Problem } from './problem.ts'

/** Sends a file as the body, by the old interface of browsers: the only one that tells how much of it has left. */
export function sendFile<Answer>(
  address: string,
  file: File,
  {
    onShare = () => {},
    headers = {},
  }: {
    readonly onShare?: (share: number) => void
    readonly headers?: Readonly<Record<string, string>>
  } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.responseType = 'json'
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.setRequestHeader('X-Requested-With', 'southerly')
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onShare(total === 0 ? 0 : loaded / total),
    )
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response as Answer)
      else
        reject(
          new Problem(
            request.status,
            request.response,
            request.getResponseHeader('x-request-id') ?? undefined,
          ),
        )
    })
    request.addEventListener('error', () => reject(new Error('the service cannot be reached')))
    request.send(file)
  })
}
