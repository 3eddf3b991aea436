<?php

declare(strict_types=1);

namespace Bezel\Storefront\Model;

use Magento\CatalogInventory\Api\StockRegistryInterface;
use Magento\Checkout\Model\CompositeConfigProvider;
use Magento\Checkout\Model\Session;
use Magento\Customer\Model\Context as CustomerContext;
use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\App\Http\Context;
use Magento\Quote\Model\Quote\Validator\MinimumOrderAmount\ValidationMessage;
use Magento\Sales\Model\OrderFactory;
use Magento\Store\Model\ScopeInterface;
use Magento\Store\Model\StoreManagerInterface;

/**
 * What Magento's checkout prints as `window.checkoutConfig`, with the least amount of an order,
 * the number by which an item is sold at a time, and the order of this cart that waits to be paid.
 */
class CheckoutConfig
{
    /**
     * @var CompositeConfigProvider
     */
    private $configProvider;

    /**
     * @var Session
     */
    private $session;

    /**
     * @var Context
     */
    private $context;

    /**
     * @var StoreManagerInterface
     */
    private $storeManager;

    /**
     * @var ScopeConfigInterface
     */
    private $scopeConfig;

    /**
     * @var ValidationMessage
     */
    private $minimumMessage;

    /**
     * @var StockRegistryInterface
     */
    private $stockRegistry;

    /**
     * @var OrderFactory
     */
    private $orderFactory;

    /**
     * @param CompositeConfigProvider $configProvider
     * @param Session $session
     * @param Context $context
     * @param StoreManagerInterface $storeManager
     * @param ScopeConfigInterface $scopeConfig
     * @param ValidationMessage $minimumMessage
     * @param StockRegistryInterface $stockRegistry
     * @param OrderFactory $orderFactory
     */
    public function __construct(
        CompositeConfigProvider $configProvider,
        Session $session,
        Context $context,
        StoreManagerInterface $storeManager,
        ScopeConfigInterface $scopeConfig,
        ValidationMessage $minimumMessage,
        StockRegistryInterface $stockRegistry,
        OrderFactory $orderFactory
    ) {
        $this->configProvider = $configProvider;
        $this->session = $session;
        $this->context = $context;
        $this->storeManager = $storeManager;
        $this->scopeConfig = $scopeConfig;
        $this->minimumMessage = $minimumMessage;
        $this->stockRegistry = $stockRegistry;
        $this->orderFactory = $orderFactory;
    }

    /**
     * Without a cart Magento's providers throw, so that answer has only what is known without one.
     *
     * @return array
     */
    public function read(): array
    {
        if ($this->session->getQuote()->getId()) {
            $config = $this->configProvider->getConfig();
            $config['minimumOrder'] = $this->getMinimumOrder();
            $config['waitingOrderId'] = $this->getWaitingOrderId();
            $config['quoteItemData'] = array_map([$this, 'withIncrements'], $config['quoteItemData'] ?? []);
            return $config;
        }
        return [
            'quoteData' => [],
            'quoteItemData' => [],
            'totalsData' => [],
            'isCustomerLoggedIn' => (bool)$this->context->getValue(CustomerContext::CONTEXT_AUTH),
            'storeCode' => $this->storeManager->getStore()->getCode(),
        ];
    }

    /**
     * The id of the order that was made of this cart. The card provider's official module leaves the cart active
     * until that order is paid.
     *
     * @return string|null
     */
    private function getWaitingOrderId(): ?string
    {
        $quote = $this->session->getQuote();
        $number = (string)$quote->getReservedOrderId();
        if ($number === '') {
            return null;
        }
        $order = $this->orderFactory->create()->loadByIncrementIdAndStoreId($number, (int)$quote->getStoreId());
        return (int)$order->getQuoteId() === (int)$quote->getId() ? (string)$order->getId() : null;
    }

    /**
     * An item with the number by which its product is sold at a time.
     *
     * @param array $item
     * @return array
     */
    private function withIncrements(array $item): array
    {
        $increments = $this->stockRegistry->getStockItem((int)($item['product_id'] ?? 0))->getQtyIncrements();
        return $item + ['qty_increments' => $increments ?: 0];
    }

    /**
     * Magento leads a cart below it from the checkout back to the cart, where alone it says why.
     *
     * @return array|null
     */
    private function getMinimumOrder(): ?array
    {
        $settings = $this->scopeConfig->getValue('sales/minimum_order', ScopeInterface::SCOPE_STORE) ?? [];
        if (empty($settings['active'])) {
            return null;
        }
        return [
            'amount' => $settings['amount'] ?? 0,
            'tax_including' => $settings['tax_including'] ?? false,
            'include_discount_amount' => $settings['include_discount_amount'] ?? false,
            'text' => (string)$this->minimumMessage->getMessage(),
        ];
    }
}
