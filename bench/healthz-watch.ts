/** Asks an address every few milliseconds and, at every line that it is sent, prints the longest wait since the one before. */
import { Agent, get } from 'node:http'
import { createInterface } from 'node:readline'

const PAUSE_MILLISECONDS = 3
const agent = new Agent({ keepAlive: true })
let longest = 0

const poll = (): void => {
  const begun = performance.now()
  const again = (): void => {
    longest = Math.max(longest, performance.now() - begun)
    setTimeout(poll, PAUSE_MILLISECONDS)
  }
  get(process.argv[2] ?? '', { agent }, (answer) => answer.resume().on('end', again)).on('error', again)
}

console.log('ready')
poll()
createInterface({ input: process.stdin })
  .on('line', () => {
    console.log(longest.toFixed(1))
    longest = 0
  })
  .on('close', () => process.exit(0))
