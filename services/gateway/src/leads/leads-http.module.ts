import { Module } from '@nestjs/common';
import { ConcurrencyLimit } from '../http/concurrency-limit.js';
import { OfficeController } from '../offices/office.controller.js';
import { LeadFinder } from '../receipts/lead-finder.js';
import { ReceiptController } from '../receipts/receipt.controller.js';
import { leadControllers } from './lead.controller.js';

/** The endpoints of the forms, the receipts, and the links of offices. */
@Module({
  controllers: [...leadControllers, ReceiptController, OfficeController],
  providers: [ConcurrencyLimit, LeadFinder],
})
export class LeadsHttpModule {}
