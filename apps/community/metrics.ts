import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';

/**
 * Labels are routes, statuses and refusal reasons defined here, never a value sent by a visitor.
 */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(waiting: () => number, streams: () => number = () => 0) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    queue: new Gauge({
      name: 'community_queue_requests',
      help: 'Requests that wait for a batch',
      registers,
      collect() {
        this.set(waiting());
      },
    }),
    requests: new Histogram({
      name: 'community_request_seconds',
      help: 'Time to answer',
      labelNames: ['route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    batches: new Histogram({
      name: 'community_batch_operations',
      help: 'Operations written together',
      buckets: [1, 2, 5, 10, 25, 50, 100, 250, 500],
      registers,
    }),
    repeated: new Counter({
      name: 'community_repeated_operations_total',
      help: 'Operations that had been done before',
      registers,
    }),
    refusals: new Counter({
      name: 'community_refusals_total',
      help: 'Requests refused, by reason',
      labelNames: ['reason'],
      registers,
    }),
    rooms: new Gauge({
      name: 'community_rooms',
      help: 'Live rooms, of all processes',
      registers,
    }),
    roomMembers: new Gauge({
      name: 'community_room_members',
      help: 'Seats taken in live rooms, of all processes',
      registers,
    }),
    roomVotes: new Counter({
      name: 'community_room_votes_total',
      help: 'Votes of rooms written or answered',
      registers,
    }),
    roomStreams: new Gauge({
      name: 'community_room_streams',
      help: 'Screens that follow a room through this process',
      registers,
      collect() {
        this.set(streams());
      },
    }),
    auditedKeys: new Gauge({
      name: 'community_audit_keys',
      help: 'Counted keys at the last audit of this process',
      registers,
    }),
    auditDifference: new Gauge({
      name: 'community_audit_difference',
      help: 'Counted keys less counters at the last audit: anything but 0 is a fault',
      registers,
    }),
    failures: new Counter({
      name: 'community_task_failures_total',
      help: 'Failures of what runs by itself, by task',
      labelNames: ['task'],
      registers,
    }),
    done: new Gauge({
      name: 'community_task_done_timestamp_seconds',
      help: 'When each task was last done',
      labelNames: ['task'],
      registers,
    }),
  };
}
