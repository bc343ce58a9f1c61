import { attempt, type Result } from './result.js';

export enum Priority {
  Low = 0,
  Normal = 1,
  High = 2,
}

interface Job {
  name: string;
  priority: Priority;
  work: () => number;
}

/** Runs jobs by their priority, and in the order of their arrival within it. */
export class Schedule {
  private readonly jobs: Job[] = [];

  add(name: string, work: () => number, priority = Priority.Normal): this {
    this.jobs.push({ name, work, priority });
    return this;
  }

  run(): Map<string, Result<number, unknown>> {
    const sorted = [...this.jobs].sort((a, b) => b.priority - a.priority);
    return new Map(sorted.map(({ name, work }) => [name, attempt(work)]));
  }
}
