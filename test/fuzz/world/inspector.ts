/** What a process uses after its garbage was collected. */
export interface Use {
  /** Bytes. */
  readonly heap: number
  readonly resident: number
  /** Processor time of all its threads since it started, seconds. */
  readonly processor: number
}

/** Evaluated in the process, so it can use nothing of this file. */
const READ_USE = `{
  const { heapUsed, rss } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  JSON.stringify({ heap: heapUsed, resident: rss, processor: (user + system) / 1e6 })
}`

interface Reply {
  readonly id?: number
  readonly error?: { readonly message: string }
  readonly result?: { readonly result?: { readonly value?: unknown } }
}

/** Node's inspector of a running process: the only way to have its garbage collected without a door of our own. */
export class Inspector {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, (reply: Reply) => void>()
  #asked = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => {
      const reply = JSON.parse(String(data)) as Reply
      if (reply.id === undefined) return
      this.#waiting.get(reply.id)?.(reply)
      this.#waiting.delete(reply.id)
    })
    // Whoever waits when the process goes is told that it is gone.
    socket.addEventListener('close', () => {
      for (const tell of this.#waiting.values()) tell({ error: { message: 'the process has ended' } })
    })
  }

  static async connect(address: string): Promise<Inspector> {
    const socket = new WebSocket(address)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', () => reject(new Error(`no inspector answers at ${address}`)))
    })
    return new Inspector(socket)
  }

  async use(): Promise<Use> {
    await this.#ask('HeapProfiler.collectGarbage', {})
    const { result } = await this.#ask('Runtime.evaluate', { expression: READ_USE, returnByValue: true })
    return JSON.parse(String(result?.result?.value)) as Use
  }

  close(): void {
    this.#socket.close()
  }

  async #ask(method: string, params: object): Promise<Reply> {
    const id = (this.#asked += 1)
    const reply = await new Promise<Reply>((resolve) => {
      this.#waiting.set(id, resolve)
      this.#socket.send(JSON.stringify({ id, method, params }))
    })
    if (reply.error !== undefined) throw new Error(`${method}: ${reply.error.message}`)
    return reply
  }
}
