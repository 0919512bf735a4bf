/** What a server uses after its garbage was collected, bytes. */
export interface Memory {
  readonly heap: number
  readonly resident: number
}

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

  async memory(): Promise<Memory> {
    await this.#ask('HeapProfiler.collectGarbage', {})
    const expression =
      'JSON.stringify((({ heapUsed, rss }) => ({ heap: heapUsed, resident: rss }))(process.memoryUsage()))'
    const { result } = await this.#ask('Runtime.evaluate', { expression, returnByValue: true })
    return JSON.parse(String(result?.result?.value)) as Memory
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
