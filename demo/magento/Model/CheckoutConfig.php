<?php

declare(strict_types=1);

namespace Bezel\Storefront\Model;

use Magento\CatalogInventory\Api\StockRegistryInterface;
use Magento\Checkout\Model\CompositeConfigProvider;
use Magento\Checkout\Model\Session;
use Magento\Customer\Model\Context as CustomerContext;
use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\App\Http\Context;
use Magento\Framework\Module\Manager;
use Magento\Framework\ObjectManagerInterface;
use Magento\Quote\Model\Quote\Validator\MinimumOrderAmount\ValidationMessage;
use Magento\Sales\Model\Order;
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
     * @var Manager
     */
    private $moduleManager;

    /**
     * @var ObjectManagerInterface
     */
    private $objectManager;

    /**
     * @param CompositeConfigProvider $configProvider
     * @param Session $session
     * @param Context $context
     * @param StoreManagerInterface $storeManager
     * @param ScopeConfigInterface $scopeConfig
     * @param ValidationMessage $minimumMessage
     * @param StockRegistryInterface $stockRegistry
     * @param OrderFactory $orderFactory
     * @param Manager $moduleManager
     * @param ObjectManagerInterface $objectManager
     */
    public function __construct(
        CompositeConfigProvider $configProvider,
        Session $session,
        Context $context,
        StoreManagerInterface $storeManager,
        ScopeConfigInterface $scopeConfig,
        ValidationMessage $minimumMessage,
        StockRegistryInterface $stockRegistry,
        OrderFactory $orderFactory,
        Manager $moduleManager,
        ObjectManagerInterface $objectManager
    ) {
        $this->configProvider = $configProvider;
        $this->session = $session;
        $this->context = $context;
        $this->storeManager = $storeManager;
        $this->scopeConfig = $scopeConfig;
        $this->minimumMessage = $minimumMessage;
        $this->stockRegistry = $stockRegistry;
        $this->orderFactory = $orderFactory;
        $this->moduleManager = $moduleManager;
        $this->objectManager = $objectManager;
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
            'payment' => $this->getProviderSettings(),
        ];
    }

    /**
     * The settings of the card provider's official module. After an order there is no cart, but the success page offers
     * a donation, and the page of a payment's result asks how it stands.
     *
     * @return array
     */
    private function getProviderSettings(): array
    {
        if (!$this->moduleManager->isEnabled('Adyen_Payment')) {
            return [];
        }
        // The module may be missing, so no constructor can name its class.
        $settings = $this->objectManager->get('Adyen\Payment\Model\Ui\AdyenGenericConfigProvider')->getConfig();
        return $settings['payment'] ?? [];
    }

    /**
     * The id of the order that was made of this cart and may still be paid. The card provider's official module leaves
     * the cart active until that order is paid.
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
        $isOfCart = (int)$order->getQuoteId() === (int)$quote->getId();
        return $isOfCart && $order->getState() !== Order::STATE_CANCELED ? (string)$order->getId() : null;
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
