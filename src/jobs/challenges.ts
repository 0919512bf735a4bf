import { CHALLENGE_QUEUE, type ChallengeJob } from '../operations/challenges/challenges.ts'
import { type ChallengeTools, failChallenge, performChallenge } from '../operations/challenges/perform.ts'
import type { Queue } from './queue.ts'

/** Compares reports, each read in a process of its own. */
export const startChallenges = (queue: Pick<Queue, 'work'>, tools: ChallengeTools): void =>
  queue.work<ChallengeJob>(CHALLENGE_QUEUE, {
    run: (job, attempt) => performChallenge(tools, job, attempt),
    async failed(sql, job, { retryInSeconds }) {
      if (retryInSeconds === undefined) await failChallenge(sql, tools.clock, job)
    },
  })
