// Logs the 'error' events of every queue of a process: without a listener BullMQ prints them unredacted.
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Queue } from 'bullmq';
import { errorLog } from './error-log.js';

@Injectable()
export class QueueErrors implements OnModuleInit {
  private readonly logger = new Logger('Queue');
  private static readonly watched = new WeakSet<Queue>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders()) {
      const queue = instance as unknown;
      if (!(queue instanceof Queue) || QueueErrors.watched.has(queue)) continue;
      QueueErrors.watched.add(queue);
      const errors = errorLog(this.logger, 'queue-error', queue.name);
      queue.on('error', errors.onError);
    }
  }
}
