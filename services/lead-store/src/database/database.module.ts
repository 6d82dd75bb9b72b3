import { Module } from '@nestjs/common';
import { Database } from './database.js';
import { DatabaseMonitor } from './database-monitor.js';

@Module({ providers: [Database, DatabaseMonitor], exports: [Database] })
export class DatabaseModule {}
